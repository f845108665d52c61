// The parameters of allimages. Generated: change the spec instead.

export { decode_allimages as decode, encode_allimages as encode, standard_allimages as standard, validate_allimages as validate } from "../runtime/query.js";
