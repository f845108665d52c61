// The parameters of authmanagerinfo. Generated: change the spec instead.

export { decode_authmanagerinfo as decode, encode_authmanagerinfo as encode, standard_authmanagerinfo as standard, validate_authmanagerinfo as validate } from "../runtime/query.js";
