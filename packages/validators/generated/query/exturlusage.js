// The parameters of exturlusage. Generated: change the spec instead.

export { decode_exturlusage as decode, encode_exturlusage as encode, standard_exturlusage as standard, validate_exturlusage as validate } from "../runtime/query.js";
