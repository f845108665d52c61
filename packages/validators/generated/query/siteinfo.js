// The parameters of siteinfo. Generated: change the spec instead.

export { decode_siteinfo as decode, encode_siteinfo as encode, standard_siteinfo as standard, validate_siteinfo as validate } from "../runtime/query.js";
