// The parameters of allusers. Generated: change the spec instead.

export { decode_allusers as decode, encode_allusers as encode, standard_allusers as standard, validate_allusers as validate } from "../runtime/query.js";
