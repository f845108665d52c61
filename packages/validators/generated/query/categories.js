// The parameters of categories. Generated: change the spec instead.
import { areOf, areTexts, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, text, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { contradiction } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string, strings } from "../runtime/strings.js";
import { dropping } from "../runtime/syntax.js";
import { title } from "../runtime/title-syntax.js";

const propList = ["hidden", "sortkey", "timestamp"];
const propSet = /* @__PURE__ */ new Set(propList);
const showList = ["!hidden", "hidden"];
const showSet = /* @__PURE__ */ new Set(showList);
const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, propSet);
    case "show":
      return areOf(given, showSet);
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

export function validate(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts(name, value[name])) return false;
  return true;
}

export const parameters = /* @__PURE__ */ once(() =>
  module("cl", [
    someOf("prop", propList),
    someOf("show", showList),
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, form(whole, text))),
    checked(strings("categories"), dropping(title("invalidcategory", false, 14, undefined))),
    oneOf("dir", dirList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.show = given; break;
      case 2: value.limit = given; break;
      case 3: value.continue = given; break;
      case 4: value.categories = given; break;
      case 5: value.dir = given; break;
    }
  }, () => ({ limit: 10, dir: "ascending" }), [
    contradiction("show", "show", ["hidden", "!hidden"]),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("cl", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
