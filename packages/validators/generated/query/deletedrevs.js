// The parameters of deletedrevs. Generated: change the spec instead.

export { decode_deletedrevs as decode, encode_deletedrevs as encode, standard_deletedrevs as standard, validate_deletedrevs as validate } from "../runtime/query.js";
