// The parameters of templates. Generated: change the spec instead.

export { decode_templates as decode, encode_templates as encode, standard_templates as standard, validate_templates as validate } from "../runtime/query.js";
