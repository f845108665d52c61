// The parameters of pageprops. Generated: change the spec instead.

export { decode_pageprops as decode, encode_pageprops as encode, standard_pageprops as standard, validate_pageprops as validate } from "../runtime/query.js";
