/** Functions that the generated code of all services calls. An emitter may use only these names. */
export { answerFindings } from "./response-findings.js";
export { isBytesUpTo } from "./base64.js";
export {
  areAll,
  areOf,
  areTexts,
  areWhole,
  isFlag,
  isObject,
  isOneOf,
  isText,
  isTextOf,
  isWhole,
  isWithin,
} from "../../core/validators/check.js";
export { isDecimalWithin } from "./decimals.js";
export { keepsRules } from "./field-rules.js";
export { isBlob, isFileOf } from "./files.js";
export { booleanOf, headerListOf, memberOf, numberOf, parameterListOf } from "./from-text.js";
export { isInternetMoment } from "./moments.js";
export { isMoment, momentOf } from "./moments.js";
export { areDistinct, hasOnly, hasOthers, isListOf, isMapOf, lengthOf } from "./check.js";
export { decodeValue } from "./decode.js";
export { decodeFields } from "./decode.js";
export { readDestinations } from "./destinations.js";
export { readerOf, readExclusive } from "./read.js";
export { standardOfDecoder } from "./decode.js";
export { wholeOf } from "./decimals.js";
export { withJsonSchema } from "./json-schema/with-json-schema.js";
export { describedAnswers } from "./json-schema/described-responses.js";
