// The parameters of revisions. Generated: change the spec instead.

export { decode_revisions as decode, encode_revisions as encode, standard_revisions as standard, validate_revisions as validate } from "../runtime/query.js";
