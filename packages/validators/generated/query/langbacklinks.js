// The parameters of langbacklinks. Generated: change the spec instead.

export { decode_langbacklinks as decode, encode_langbacklinks as encode, standard_langbacklinks as standard, validate_langbacklinks as validate } from "../runtime/query.js";
