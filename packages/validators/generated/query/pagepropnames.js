// The parameters of pagepropnames. Generated: change the spec instead.

export { decode_pagepropnames as decode, encode_pagepropnames as encode, standard_pagepropnames as standard, validate_pagepropnames as validate } from "../runtime/query.js";
