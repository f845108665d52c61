// The parameters of permits. Generated: change the spec instead.

export { decode_permits as decode, encode_permits as encode, standard_permits as standard, validate_permits as validate } from "../runtime/library.js";
