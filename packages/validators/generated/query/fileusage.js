// The parameters of fileusage. Generated: change the spec instead.

export { decode_fileusage as decode, encode_fileusage as encode, standard_fileusage as standard, validate_fileusage as validate } from "../runtime/query.js";
