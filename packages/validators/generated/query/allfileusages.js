// The parameters of allfileusages. Generated: change the spec instead.
import {
  areOf,
  boolean,
  checked,
  continues,
  decoder,
  encodeWith,
  except,
  excludes,
  form,
  formWhere,
  given,
  holds,
  isFlag,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  once,
  oneOf,
  someOf,
  standardOf,
  string,
  text,
  whole,
} from "../runtime/query/core.js";
import { titlePart } from "../runtime/query/titles.js";


const allfileusagesPropSet = /* @__PURE__ */ new Set(["ids", "title"]);
function accepts_allfileusages(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, allfileusagesPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_allfileusages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allfileusages(name, value[name])) return false;
  return true;
}


const parameters_allfileusages = /* @__PURE__ */ once(() =>
  module("af", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole))))],
    [(to, value) => { to.from = value; }, checked(string(), except(titlePart("invalidtitle", 6), given("continue")))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.unique = value; }, boolean()],
    [(to, value) => { to.prop = value; }, someOf(allfileusagesPropSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ prop: ["title"], limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [holds("prop", "ids")], [given("unique")]),
  ]),
);

const decode_allfileusages = /* @__PURE__ */ decoder(parameters_allfileusages);

const encode_allfileusages = (value, options) => encodeWith("af", accepts_allfileusages, value, options);

const standard_allfileusages = /* @__PURE__ */ standardOf({ describe: parameters_allfileusages, accepts: accepts_allfileusages, decode: decode_allfileusages, encode: encode_allfileusages });

export { decode_allfileusages as decode, encode_allfileusages as encode, standard_allfileusages as standard, validate_allfileusages as validate };
