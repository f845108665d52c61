// The parameters of duplicatefiles. Generated: change the spec instead.

export { decode_duplicatefiles as decode, encode_duplicatefiles as encode, standard_duplicatefiles as standard, validate_duplicatefiles as validate } from "../runtime/query.js";
