// The parameters of categories. Generated: change the spec instead.
import {
  areOf,
  areTexts,
  checked,
  continues,
  contradiction,
  decoder,
  dropping,
  encodeWith,
  form,
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
  strings,
  text,
  whole,
} from "../runtime/query/core.js";
import { title } from "../runtime/query/titles.js";


const categoriesPropSet = /* @__PURE__ */ new Set(["hidden", "sortkey", "timestamp"]);
const categoriesShowSet = /* @__PURE__ */ new Set(["!hidden", "hidden"]);
function accepts_categories(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, categoriesPropSet);
    case "show":
      return areOf(given, categoriesShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "categories":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_categories(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_categories(name, value[name])) return false;
  return true;
}


const parameters_categories = /* @__PURE__ */ once(() =>
  module("cl", [
    [(to, value) => { to.prop = value; }, someOf(categoriesPropSet)],
    [(to, value) => { to.show = value; }, someOf(categoriesShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text)))],
    [(to, value) => { to.categories = value; }, checked(strings(), dropping(title("invalidcategory", false, 14)))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, dir: "ascending" }), [
    contradiction("show", "show", ["hidden", "!hidden"]),
  ]),
);

const decode_categories = /* @__PURE__ */ decoder(parameters_categories);

const encode_categories = (value, options) => encodeWith("cl", accepts_categories, value, options);

const standard_categories = /* @__PURE__ */ standardOf({ describe: parameters_categories, accepts: accepts_categories, decode: decode_categories, encode: encode_categories });

export { decode_categories as decode, encode_categories as encode, standard_categories as standard, validate_categories as validate };
