// The parameters of langlinks. Generated: change the spec instead.

export { decode_langlinks as decode, encode_langlinks as encode, standard_langlinks as standard, validate_langlinks as validate } from "../runtime/query.js";
