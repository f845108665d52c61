// The parameters of imageinfo. Generated: change the spec instead.

export { decode_imageinfo as decode, encode_imageinfo as encode, standard_imageinfo as standard, validate_imageinfo as validate } from "../runtime/query.js";
