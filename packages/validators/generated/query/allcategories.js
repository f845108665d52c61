// The parameters of allcategories. Generated: change the spec instead.

export { decode_allcategories as decode, encode_allcategories as encode, standard_allcategories as standard, validate_allcategories as validate } from "../runtime/query.js";
