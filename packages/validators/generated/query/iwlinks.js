// The parameters of iwlinks. Generated: change the spec instead.

export { decode_iwlinks as decode, encode_iwlinks as encode, standard_iwlinks as standard, validate_iwlinks as validate } from "../runtime/query.js";
