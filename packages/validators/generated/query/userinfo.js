// The parameters of userinfo. Generated: change the spec instead.

export { decode_userinfo as decode, encode_userinfo as encode, standard_userinfo as standard, validate_userinfo as validate } from "../runtime/query.js";
