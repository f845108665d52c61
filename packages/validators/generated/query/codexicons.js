// The parameters of codexicons. Generated: change the spec instead.

export { decode_codexicons as decode, encode_codexicons as encode, standard_codexicons as standard, validate_codexicons as validate } from "../runtime/query.js";
