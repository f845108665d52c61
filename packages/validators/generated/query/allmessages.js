// The parameters of allmessages. Generated: change the spec instead.
import {
  areOf,
  areTexts,
  boolean,
  checked,
  decoder,
  encodeWith,
  given,
  isFlag,
  isObject,
  isText,
  module,
  once,
  oneOf,
  only,
  repeatable,
  someOf,
  standardOf,
  string,
  strings,
  word,
} from "../runtime/query/core.js";
import { title } from "../runtime/query/titles.js";


const allmessagesPropSet = /* @__PURE__ */ new Set(["default"]);
function accepts_allmessages(name, given) {
  switch (name) {
    case "messages":
    case "args":
      return areTexts(given);
    case "prop":
      return areOf(given, allmessagesPropSet);
    case "enableparser":
    case "nocontent":
    case "includelocal":
      return isFlag(given);
    case "filter":
    case "lang":
    case "from":
    case "to":
    case "title":
    case "prefix":
      return isText(given);
    case "customised":
      return given === "all" || given === "modified" || given === "unmodified" || given === undefined;
    default:
      return false;
  }
}

function validate_allmessages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allmessages(name, value[name])) return false;
  return true;
}


const parameters_allmessages = /* @__PURE__ */ once(() =>
  module("am", [
    [(to, value) => { to.messages = value; }, strings()],
    [(to, value) => { to.prop = value; }, someOf(allmessagesPropSet)],
    [(to, value) => { to.enableparser = value; }, boolean()],
    [(to, value) => { to.nocontent = value; }, boolean()],
    [(to, value) => { to.includelocal = value; }, boolean()],
    [(to, value) => { to.args = value; }, repeatable(strings())],
    [(to, value) => { to.filter = value; }, string()],
    [(to, value) => { to.customised = value; }, oneOf(["all", "modified", "unmodified"])],
    [(to, value) => { to.lang = value; }, checked(string(), word("invalidlang", new RegExp("^(?!.*%[0-9A-Fa-f]{2})[^:/\\\\&<>'\"#|\\[\\]{}\\u0000-\\u001F\\u007F]*$", "u")))],
    [(to, value) => { to.from = value; }, string()],
    [(to, value) => { to.to = value; }, string()],
    [(to, value) => { to.title = value; }, checked(string(), only(title("invalidtitle", true), given("enableparser")))],
    [(to, value) => { to.prefix = value; }, string()],
  ], () => ({ messages: ["*"], customised: "all" })),
);

const decode_allmessages = /* @__PURE__ */ decoder(parameters_allmessages);

const encode_allmessages = (value, options) => encodeWith("am", accepts_allmessages, value, options);

const standard_allmessages = /* @__PURE__ */ standardOf({ describe: parameters_allmessages, accepts: accepts_allmessages, decode: decode_allmessages, encode: encode_allmessages });

export { decode_allmessages as decode, encode_allmessages as encode, standard_allmessages as standard, validate_allmessages as validate };
