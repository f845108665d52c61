// The parameters of logevents. Generated: change the spec instead.

export { decode_logevents as decode, encode_logevents as encode, standard_logevents as standard, validate_logevents as validate } from "../runtime/query.js";
