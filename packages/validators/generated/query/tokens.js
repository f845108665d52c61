// The parameters of tokens. Generated: change the spec instead.

export { decode_tokens as decode, encode_tokens as encode, standard_tokens as standard, validate_tokens as validate } from "../runtime/query.js";
