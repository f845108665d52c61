// The parameters of random. Generated: change the spec instead.

export { decode_random as decode, encode_random as encode, standard_random as standard, validate_random as validate } from "../runtime/query.js";
