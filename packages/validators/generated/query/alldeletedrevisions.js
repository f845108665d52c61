// The parameters of alldeletedrevisions. Generated: change the spec instead.

export { decode_alldeletedrevisions as decode, encode_alldeletedrevisions as encode, standard_alldeletedrevisions as standard, validate_alldeletedrevisions as validate } from "../runtime/query.js";
