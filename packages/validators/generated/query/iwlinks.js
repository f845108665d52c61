// The parameters of iwlinks. Generated: change the spec instead.
import {
  areOf,
  atMostOneOf,
  boolean,
  checked,
  continues,
  decoder,
  deprecated,
  encodeWith,
  form,
  given,
  isFlag,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  needs,
  once,
  oneOf,
  someOf,
  standardOf,
  string,
  text,
  whole,
} from "../runtime/query/core.js";


const iwlinksPropSet = /* @__PURE__ */ new Set(["url"]);
function accepts_iwlinks(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, iwlinksPropSet);
    case "prefix":
    case "title":
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "url":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_iwlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_iwlinks(name, value[name])) return false;
  return true;
}


const parameters_iwlinks = /* @__PURE__ */ once(() =>
  module("iw", [
    [(to, value) => { to.prop = value; }, someOf(iwlinksPropSet)],
    [(to, value) => { to.prefix = value; }, string()],
    [(to, value) => { to.title = value; }, string()],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text, text)))],
    [(to, value) => { to.url = value; }, deprecated(boolean())],
  ], () => ({ dir: "ascending", limit: 10 }), [
    needs("invalidparammix", [given("title")], [given("prefix")]),
    atMostOneOf("invalidparammix", "url", "prop"),
  ]),
);

const decode_iwlinks = /* @__PURE__ */ decoder(parameters_iwlinks);

const encode_iwlinks = (value, options) => encodeWith("iw", accepts_iwlinks, value, options);

const standard_iwlinks = /* @__PURE__ */ standardOf({ describe: parameters_iwlinks, accepts: accepts_iwlinks, decode: decode_iwlinks, encode: encode_iwlinks });

export { decode_iwlinks as decode, encode_iwlinks as encode, standard_iwlinks as standard, validate_iwlinks as validate };
