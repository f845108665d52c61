// The parameters of allmessages. Generated: change the spec instead.

export { decode_allmessages as decode, encode_allmessages as encode, standard_allmessages as standard, validate_allmessages as validate } from "../runtime/query.js";
