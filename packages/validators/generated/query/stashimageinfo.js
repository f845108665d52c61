// The parameters of stashimageinfo. Generated: change the spec instead.

export { decode_stashimageinfo as decode, encode_stashimageinfo as encode, standard_stashimageinfo as standard, validate_stashimageinfo as validate } from "../runtime/query.js";
