// The parameters of users. Generated: change the spec instead.

export { decode_users as decode, encode_users as encode, standard_users as standard, validate_users as validate } from "../runtime/query.js";
