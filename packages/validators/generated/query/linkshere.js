// The parameters of linkshere. Generated: change the spec instead.

export { decode_linkshere as decode, encode_linkshere as encode, standard_linkshere as standard, validate_linkshere as validate } from "../runtime/query.js";
