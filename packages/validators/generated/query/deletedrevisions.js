// The parameters of deletedrevisions. Generated: change the spec instead.

export { decode_deletedrevisions as decode, encode_deletedrevisions as encode, standard_deletedrevisions as standard, validate_deletedrevisions as validate } from "../runtime/query.js";
