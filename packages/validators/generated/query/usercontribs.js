// The parameters of usercontribs. Generated: change the spec instead.

export { decode_usercontribs as decode, encode_usercontribs as encode, standard_usercontribs as standard, validate_usercontribs as validate } from "../runtime/query.js";
