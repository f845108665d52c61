// The parameters of random. Generated: change the spec instead.
import {
  areWhole,
  atMostOneOf,
  bit,
  boolean,
  checked,
  continues,
  decoder,
  deprecated,
  encodeWith,
  form,
  fraction,
  integer,
  isFlag,
  isObject,
  isOneOf,
  isText,
  isWhole,
  isWithin,
  limit,
  module,
  namespaces,
  once,
  oneOf,
  orAll,
  standardOf,
  string,
  whole,
} from "../runtime/query/core.js";


const randomContentmodelSet = /* @__PURE__ */ new Set(["css", "javascript", "json", "text", "unknown", "vue", "wikitext"]);
function accepts_random(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "minsize":
    case "maxsize":
      return isWhole(given);
    case "contentmodel":
      return isOneOf(given, randomContentmodelSet);
    case "redirect":
      return isFlag(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_random(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_random(name, value[name])) return false;
  return true;
}


const parameters_random = /* @__PURE__ */ once(() =>
  module("rn", [
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.filterredir = value; }, oneOf(["all", "nonredirects", "redirects"])],
    [(to, value) => { to.minsize = value; }, integer()],
    [(to, value) => { to.maxsize = value; }, integer()],
    [(to, value) => { to.contentmodel = value; }, oneOf(randomContentmodelSet)],
    [(to, value) => { to.redirect = value; }, deprecated(boolean())],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(fraction, fraction, whole, bit)))],
  ], () => ({ filterredir: "nonredirects", limit: 1 }), [
    atMostOneOf("invalidparammix", "filterredir", "redirect"),
  ]),
);

const decode_random = /* @__PURE__ */ decoder(parameters_random);

const encode_random = (value, options) => encodeWith("rn", accepts_random, value, options);

const standard_random = /* @__PURE__ */ standardOf({ describe: parameters_random, accepts: accepts_random, decode: decode_random, encode: encode_random });

export { decode_random as decode, encode_random as encode, standard_random as standard, validate_random as validate };
