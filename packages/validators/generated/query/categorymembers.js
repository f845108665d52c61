// The parameters of categorymembers. Generated: change the spec instead.

export { decode_categorymembers as decode, encode_categorymembers as encode, standard_categorymembers as standard, validate_categorymembers as validate } from "../runtime/query.js";
