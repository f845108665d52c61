// The parameters of langbacklinks. Generated: change the spec instead.
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


const langbacklinksPropSet = /* @__PURE__ */ new Set(["lllang", "lltitle"]);
function accepts_langbacklinks(name, given) {
  switch (name) {
    case "lang":
    case "title":
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, langbacklinksPropSet);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_langbacklinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_langbacklinks(name, value[name])) return false;
  return true;
}


const parameters_langbacklinks = /* @__PURE__ */ once(() =>
  module("lbl", [
    [(to, value) => { to.lang = value; }, string()],
    [(to, value) => { to.title = value; }, string()],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, text, whole)))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(langbacklinksPropSet)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, prop: [], dir: "ascending" }), [
    needs("nolang", [given("title")], [given("lang")]),
  ]),
);

const decode_langbacklinks = /* @__PURE__ */ decoder(parameters_langbacklinks);

const encode_langbacklinks = (value, options) => encodeWith("lbl", accepts_langbacklinks, value, options);

const standard_langbacklinks = /* @__PURE__ */ standardOf({ describe: parameters_langbacklinks, accepts: accepts_langbacklinks, decode: decode_langbacklinks, encode: encode_langbacklinks });

export { decode_langbacklinks as decode, encode_langbacklinks as encode, standard_langbacklinks as standard, validate_langbacklinks as validate };
