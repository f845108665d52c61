// The parameters of embeddedin. Generated: change the spec instead.

export { decode_embeddedin as decode, encode_embeddedin as encode, standard_embeddedin as standard, validate_embeddedin as validate } from "../runtime/query.js";
