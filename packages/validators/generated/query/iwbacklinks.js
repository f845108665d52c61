// The parameters of iwbacklinks. Generated: change the spec instead.
import {
  areOf,
  checked,
  continues,
  decoder,
  encodeWith,
  form,
  given,
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


const iwbacklinksPropSet = /* @__PURE__ */ new Set(["iwprefix", "iwtitle"]);
function accepts_iwbacklinks(name, given) {
  switch (name) {
    case "prefix":
    case "title":
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, iwbacklinksPropSet);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_iwbacklinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_iwbacklinks(name, value[name])) return false;
  return true;
}


const parameters_iwbacklinks = /* @__PURE__ */ once(() =>
  module("iwbl", [
    [(to, value) => { to.prefix = value; }, string()],
    [(to, value) => { to.title = value; }, string()],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, text, whole)))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(iwbacklinksPropSet)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, prop: [], dir: "ascending" }), [
    needs("invalidparammix", [given("title")], [given("prefix")]),
  ]),
);

const decode_iwbacklinks = /* @__PURE__ */ decoder(parameters_iwbacklinks);

const encode_iwbacklinks = (value, options) => encodeWith("iwbl", accepts_iwbacklinks, value, options);

const standard_iwbacklinks = /* @__PURE__ */ standardOf({ describe: parameters_iwbacklinks, accepts: accepts_iwbacklinks, decode: decode_iwbacklinks, encode: encode_iwbacklinks });

export { decode_iwbacklinks as decode, encode_iwbacklinks as encode, standard_iwbacklinks as standard, validate_iwbacklinks as validate };
