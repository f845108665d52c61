// The parameters of tags. Generated: change the spec instead.

export { decode_tags as decode, encode_tags as encode, standard_tags as standard, validate_tags as validate } from "../runtime/query.js";
