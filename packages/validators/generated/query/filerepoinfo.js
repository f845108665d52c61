// The parameters of filerepoinfo. Generated: change the spec instead.

export { decode_filerepoinfo as decode, encode_filerepoinfo as encode, standard_filerepoinfo as standard, validate_filerepoinfo as validate } from "../runtime/query.js";
