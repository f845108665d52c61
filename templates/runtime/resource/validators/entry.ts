/** Functions that the generated code of all services calls. An emitter may use only these names. */
export { answerFindings } from "./reading.js";
export { isBytesUpTo } from "./values.js";
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
export { isDecimalWithin } from "./values.js";
export { keepsRules } from "./field-rules.js";
export { isBlob, isFileOf } from "./values.js";
export { booleanOf, headerListOf, memberOf, numberOf, parameterListOf } from "./values.js";
export { isInternetMoment } from "./values.js";
export { isMoment, momentOf } from "./values.js";
export { areDistinct, hasOnly, hasOthers, isListOf, isMapOf, lengthOf } from "./check.js";
export { decodeValue } from "./decode.js";
export { decodeFields } from "./decode.js";
export { readDestinations } from "./destinations.js";
export { readerOf, readExclusive } from "./read.js";
export { standardOfDecoder } from "./decode.js";
export { wholeOf } from "./values.js";
export { withJsonSchema } from "./json-schema/with-json-schema.js";
export { describedAnswers } from "./json-schema/described-responses.js";
