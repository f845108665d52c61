// The parameters of pageswithprop. Generated: change the spec instead.

export { decode_pageswithprop as decode, encode_pageswithprop as encode, standard_pageswithprop as standard, validate_pageswithprop as validate } from "../runtime/query.js";
