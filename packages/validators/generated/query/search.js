// The parameters of search. Generated: change the spec instead.

export { decode_search as decode, encode_search as encode, standard_search as standard, validate_search as validate } from "../runtime/query.js";
