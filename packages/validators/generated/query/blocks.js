// The parameters of blocks. Generated: change the spec instead.

export { decode_blocks as decode, encode_blocks as encode, standard_blocks as standard, validate_blocks as validate } from "../runtime/query.js";
