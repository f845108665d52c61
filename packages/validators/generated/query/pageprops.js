// The parameters of pageprops. Generated: change the spec instead.
import {
  areTexts,
  checked,
  continues,
  decoder,
  encodeWith,
  form,
  isObject,
  isText,
  module,
  once,
  standardOf,
  string,
  strings,
  whole,
} from "../runtime/query/core.js";


function accepts_pageprops(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "prop":
      return areTexts(given);
    default:
      return false;
  }
}

function validate_pageprops(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_pageprops(name, value[name])) return false;
  return true;
}


const parameters_pageprops = /* @__PURE__ */ once(() =>
  module("pp", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", true, form(whole)))],
    [(to, value) => { to.prop = value; }, strings()],
  ]),
);

const decode_pageprops = /* @__PURE__ */ decoder(parameters_pageprops);

const encode_pageprops = (value, options) => encodeWith("pp", accepts_pageprops, value, options);

const standard_pageprops = /* @__PURE__ */ standardOf({ describe: parameters_pageprops, accepts: accepts_pageprops, decode: decode_pageprops, encode: encode_pageprops });

export { decode_pageprops as decode, encode_pageprops as encode, standard_pageprops as standard, validate_pageprops as validate };
