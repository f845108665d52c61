// The parameters of querypage. Generated: change the spec instead.

export { decode_querypage as decode, encode_querypage as encode, standard_querypage as standard, validate_querypage as validate } from "../runtime/query.js";
