// The parameters of watchlistraw. Generated: change the spec instead.

export { decode_watchlistraw as decode, encode_watchlistraw as encode, standard_watchlistraw as standard, validate_watchlistraw as validate } from "../runtime/query.js";
