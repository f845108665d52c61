// The parameters of langlinks. Generated: change the spec instead.
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


const langlinksPropSet = /* @__PURE__ */ new Set(["autonym", "langname", "url"]);
function accepts_langlinks(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, langlinksPropSet);
    case "lang":
    case "title":
    case "inlanguagecode":
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

function validate_langlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_langlinks(name, value[name])) return false;
  return true;
}


const parameters_langlinks = /* @__PURE__ */ once(() =>
  module("ll", [
    [(to, value) => { to.prop = value; }, someOf(langlinksPropSet)],
    [(to, value) => { to.lang = value; }, string()],
    [(to, value) => { to.title = value; }, string()],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.inlanguagecode = value; }, string()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text)))],
    [(to, value) => { to.url = value; }, deprecated(boolean())],
  ], () => ({ dir: "ascending", inlanguagecode: "en", limit: 10 }), [
    needs("invalidparammix", [given("title")], [given("lang")]),
    atMostOneOf("invalidparammix", "url", "prop"),
  ]),
);

const decode_langlinks = /* @__PURE__ */ decoder(parameters_langlinks);

const encode_langlinks = (value, options) => encodeWith("ll", accepts_langlinks, value, options);

const standard_langlinks = /* @__PURE__ */ standardOf({ describe: parameters_langlinks, accepts: accepts_langlinks, decode: decode_langlinks, encode: encode_langlinks });

export { decode_langlinks as decode, encode_langlinks as encode, standard_langlinks as standard, validate_langlinks as validate };
