// The parameters of transcludedin. Generated: change the spec instead.

export { decode_transcludedin as decode, encode_transcludedin as encode, standard_transcludedin as standard, validate_transcludedin as validate } from "../runtime/query.js";
