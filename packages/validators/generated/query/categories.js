// The parameters of categories. Generated: change the spec instead.

export { decode_categories as decode, encode_categories as encode, standard_categories as standard, validate_categories as validate } from "../runtime/query.js";
