// The parameters of info. Generated: change the spec instead.

export { decode_info as decode, encode_info as encode, standard_info as standard, validate_info as validate } from "../runtime/query.js";
