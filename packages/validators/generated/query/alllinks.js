// The parameters of alllinks. Generated: change the spec instead.

export { decode_alllinks as decode, encode_alllinks as encode, standard_alllinks as standard, validate_alllinks as validate } from "../runtime/query.js";
