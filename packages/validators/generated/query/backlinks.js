// The parameters of backlinks. Generated: change the spec instead.

export { decode_backlinks as decode, encode_backlinks as encode, standard_backlinks as standard, validate_backlinks as validate } from "../runtime/query.js";
