// The parameters of prefixsearch. Generated: change the spec instead.

export { decode_prefixsearch as decode, encode_prefixsearch as encode, standard_prefixsearch as standard, validate_prefixsearch as validate } from "../runtime/query.js";
