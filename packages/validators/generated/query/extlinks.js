// The parameters of extlinks. Generated: change the spec instead.

export { decode_extlinks as decode, encode_extlinks as encode, standard_extlinks as standard, validate_extlinks as validate } from "../runtime/query.js";
