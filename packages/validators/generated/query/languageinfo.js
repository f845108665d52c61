// The parameters of languageinfo. Generated: change the spec instead.
import {
  areOf,
  areTexts,
  checked,
  decoder,
  dropping,
  encodeWith,
  isObject,
  isText,
  module,
  once,
  someOf,
  standardOf,
  string,
  strings,
  word,
} from "../runtime/query/core.js";


const languageinfoPropSet = /* @__PURE__ */ new Set(["autonym", "bcp47", "code", "dir", "fallbacks", "name", "variantnames", "variants"]);
function accepts_languageinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, languageinfoPropSet);
    case "code":
      return areTexts(given);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_languageinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_languageinfo(name, value[name])) return false;
  return true;
}


const parameters_languageinfo = /* @__PURE__ */ once(() =>
  module("li", [
    [(to, value) => { to.prop = value; }, someOf(languageinfoPropSet)],
    [(to, value) => { to.code = value; }, checked(strings(), dropping(word("unrecognizedvalues", new RegExp("^(?:\\*|[a-z]+(?:-[a-z0-9]+)*)$", "u"))))],
    [(to, value) => { to.continue = value; }, string()],
  ], () => ({ prop: ["code"], code: ["*"] })),
);

const decode_languageinfo = /* @__PURE__ */ decoder(parameters_languageinfo);

const encode_languageinfo = (value, options) => encodeWith("li", accepts_languageinfo, value, options);

const standard_languageinfo = /* @__PURE__ */ standardOf({ describe: parameters_languageinfo, accepts: accepts_languageinfo, decode: decode_languageinfo, encode: encode_languageinfo });

export { decode_languageinfo as decode, encode_languageinfo as encode, standard_languageinfo as standard, validate_languageinfo as validate };
