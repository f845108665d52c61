// The parameters of allrevisions. Generated: change the spec instead.

export { decode_allrevisions as decode, encode_allrevisions as encode, standard_allrevisions as standard, validate_allrevisions as validate } from "../runtime/query.js";
