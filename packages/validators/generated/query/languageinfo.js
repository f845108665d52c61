// The parameters of languageinfo. Generated: change the spec instead.

export { decode_languageinfo as decode, encode_languageinfo as encode, standard_languageinfo as standard, validate_languageinfo as validate } from "../runtime/query.js";
