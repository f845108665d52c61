// The parameters of categoryinfo. Generated: change the spec instead.

export { decode_categoryinfo as decode, encode_categoryinfo as encode, standard_categoryinfo as standard, validate_categoryinfo as validate } from "../runtime/query.js";
