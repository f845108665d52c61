// The parameters of categoryinfo. Generated: change the spec instead.
import { decoder, encodeWith, isObject, isText, module, once, standardOf, string } from "../runtime/query/core.js";


function accepts_categoryinfo(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_categoryinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_categoryinfo(name, value[name])) return false;
  return true;
}


const parameters_categoryinfo = /* @__PURE__ */ once(() =>
  module("ci", [
    [(to, value) => { to.continue = value; }, string()],
  ]),
);

const decode_categoryinfo = /* @__PURE__ */ decoder(parameters_categoryinfo);

const encode_categoryinfo = (value, options) => encodeWith("ci", accepts_categoryinfo, value, options);

const standard_categoryinfo = /* @__PURE__ */ standardOf({ describe: parameters_categoryinfo, accepts: accepts_categoryinfo, decode: decode_categoryinfo, encode: encode_categoryinfo });

export { decode_categoryinfo as decode, encode_categoryinfo as encode, standard_categoryinfo as standard, validate_categoryinfo as validate };
