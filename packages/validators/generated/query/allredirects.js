// The parameters of allredirects. Generated: change the spec instead.

export { decode_allredirects as decode, encode_allredirects as encode, standard_allredirects as standard, validate_allredirects as validate } from "../runtime/query.js";
