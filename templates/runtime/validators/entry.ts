/** What generated code calls, of every service. An emitter may write these names and no others. */
export { areAll, areOf, areTexts, areWhole, isFlag, isObject, isOneOf, isText, isTextOf, isWhole, isWithin } from "./check.js";
export { isMoment, momentOf } from "./moments.js";
export { hasOnly, isListOf, isMapOf, lengthOf } from "./resource-check.js";
export { decodeFields } from "./resource-decode.js";
export { readDestinations } from "./resource-destinations.js";
export { standardOfDecoder } from "./resource-standard.js";
export { standardOf } from "./standard.js";
export { wholeOf } from "./whole-numbers.js";
