// The parameters of protectedtitles. Generated: change the spec instead.

export { decode_protectedtitles as decode, encode_protectedtitles as encode, standard_protectedtitles as standard, validate_protectedtitles as validate } from "../runtime/query.js";
