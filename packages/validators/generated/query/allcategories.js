// The parameters of allcategories. Generated: change the spec instead.
import {
  areOf,
  checked,
  continues,
  decoder,
  encodeWith,
  form,
  integer,
  isObject,
  isText,
  isWhole,
  isWithin,
  limit,
  module,
  once,
  oneOf,
  someOf,
  standardOf,
  string,
  text,
} from "../runtime/query/core.js";
import { titlePart } from "../runtime/query/titles.js";


const allcategoriesPropSet = /* @__PURE__ */ new Set(["hidden", "size"]);
function accepts_allcategories(name, given) {
  switch (name) {
    case "from":
    case "continue":
    case "to":
    case "prefix":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "min":
    case "max":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, allcategoriesPropSet);
    default:
      return false;
  }
}

function validate_allcategories(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allcategories(name, value[name])) return false;
  return true;
}


const parameters_allcategories = /* @__PURE__ */ once(() =>
  module("ac", [
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", 14))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text)))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", 14))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", 14))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.min = value; }, integer()],
    [(to, value) => { to.max = value; }, integer()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(allcategoriesPropSet)],
  ], () => ({ dir: "ascending", limit: 10, prop: [] })),
);

const decode_allcategories = /* @__PURE__ */ decoder(parameters_allcategories);

const encode_allcategories = (value, options) => encodeWith("ac", accepts_allcategories, value, options);

const standard_allcategories = /* @__PURE__ */ standardOf({ describe: parameters_allcategories, accepts: accepts_allcategories, decode: decode_allcategories, encode: encode_allcategories });

export { decode_allcategories as decode, encode_allcategories as encode, standard_allcategories as standard, validate_allcategories as validate };
