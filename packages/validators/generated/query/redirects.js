// The parameters of redirects. Generated: change the spec instead.

export { decode_redirects as decode, encode_redirects as encode, standard_redirects as standard, validate_redirects as validate } from "../runtime/query.js";
