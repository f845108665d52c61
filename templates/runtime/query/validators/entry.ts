/** Functions that the generated code of query services calls. An emitter may use only these names. */
export { ip } from "./addresses.js";
export { continueTime } from "./timestamps.js";
export { bit, continues, exactly, form, formWhere, fraction, hex, text, whole } from "./continues.js";
export { decoder, deprecatedModule, module, once } from "./decoder.js";
export { oldValues, oneOf, open, refusedWith, someOf } from "./enumerations.js";
export { integer, integers, limit } from "./numbers.js";
export { checked, deprecated, orAll, repeatable, required, sensitive, slot } from "./parameters.js";
export { requestDecoder } from "./request.js";
export {
  atLeastOneOf,
  atMostOneOf,
  cap,
  contradiction,
  exactlyOneOf,
  excludes,
  needs,
  notEmpty,
  unless,
  warning,
  when,
} from "./rules.js";
export { encodeWith, standardOf } from "./standard.js";
export { boolean, string, strings } from "./decoder.js";
export { dropping, except, id, only, word } from "./syntax.js";
export { both, filled, given, holds, pages, role } from "./rules.js";
export { timestamp, timestamps } from "./timestamps.js";
