// The parameters of imageusage. Generated: change the spec instead.

export { decode_imageusage as decode, encode_imageusage as encode, standard_imageusage as standard, validate_imageusage as validate } from "../runtime/query.js";
