// The parameters of trackingcategories. Generated: change the spec instead.

export { decode_trackingcategories as decode, encode_trackingcategories as encode, standard_trackingcategories as standard, validate_trackingcategories as validate } from "../runtime/query.js";
