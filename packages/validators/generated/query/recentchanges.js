// The parameters of recentchanges. Generated: change the spec instead.

export { decode_recentchanges as decode, encode_recentchanges as encode, standard_recentchanges as standard, validate_recentchanges as validate } from "../runtime/query.js";
