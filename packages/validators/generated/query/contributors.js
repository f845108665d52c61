// The parameters of contributors. Generated: change the spec instead.

export { decode_contributors as decode, encode_contributors as encode, standard_contributors as standard, validate_contributors as validate } from "../runtime/query.js";
