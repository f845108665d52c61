// The parameters of iwbacklinks. Generated: change the spec instead.

export { decode_iwbacklinks as decode, encode_iwbacklinks as encode, standard_iwbacklinks as standard, validate_iwbacklinks as validate } from "../runtime/query.js";
