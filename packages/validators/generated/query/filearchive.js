// The parameters of filearchive. Generated: change the spec instead.

export { decode_filearchive as decode, encode_filearchive as encode, standard_filearchive as standard, validate_filearchive as validate } from "../runtime/query.js";
