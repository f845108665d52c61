// The parameters of mystashedfiles. Generated: change the spec instead.

export { decode_mystashedfiles as decode, encode_mystashedfiles as encode, standard_mystashedfiles as standard, validate_mystashedfiles as validate } from "../runtime/query.js";
