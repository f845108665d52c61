// The parameters of allfileusages. Generated: change the spec instead.

export { decode_allfileusages as decode, encode_allfileusages as encode, standard_allfileusages as standard, validate_allfileusages as validate } from "../runtime/query.js";
