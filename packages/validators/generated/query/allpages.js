// The parameters of allpages. Generated: change the spec instead.

export { decode_allpages as decode, encode_allpages as encode, standard_allpages as standard, validate_allpages as validate } from "../runtime/query.js";
