// The parameters of pagepropnames. Generated: change the spec instead.
import {
  checked,
  continues,
  decoder,
  encodeWith,
  form,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  once,
  standardOf,
  string,
  text,
} from "../runtime/query/core.js";


function accepts_pagepropnames(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_pagepropnames(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_pagepropnames(name, value[name])) return false;
  return true;
}


const parameters_pagepropnames = /* @__PURE__ */ once(() =>
  module("ppn", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text)))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
  ], () => ({ limit: 10 })),
);

const decode_pagepropnames = /* @__PURE__ */ decoder(parameters_pagepropnames);

const encode_pagepropnames = (value, options) => encodeWith("ppn", accepts_pagepropnames, value, options);

const standard_pagepropnames = /* @__PURE__ */ standardOf({ describe: parameters_pagepropnames, accepts: accepts_pagepropnames, decode: decode_pagepropnames, encode: encode_pagepropnames });

export { decode_pagepropnames as decode, encode_pagepropnames as encode, standard_pagepropnames as standard, validate_pagepropnames as validate };
