// The parameters of links. Generated: change the spec instead.

export { decode_links as decode, encode_links as encode, standard_links as standard, validate_links as validate } from "../runtime/query.js";
