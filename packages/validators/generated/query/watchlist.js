// The parameters of watchlist. Generated: change the spec instead.

export { decode_watchlist as decode, encode_watchlist as encode, standard_watchlist as standard, validate_watchlist as validate } from "../runtime/query.js";
