// The parameters of images. Generated: change the spec instead.

export { decode_images as decode, encode_images as encode, standard_images as standard, validate_images as validate } from "../runtime/query.js";
