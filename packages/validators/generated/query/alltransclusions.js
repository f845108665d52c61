// The parameters of alltransclusions. Generated: change the spec instead.

export { decode_alltransclusions as decode, encode_alltransclusions as encode, standard_alltransclusions as standard, validate_alltransclusions as validate } from "../runtime/query.js";
