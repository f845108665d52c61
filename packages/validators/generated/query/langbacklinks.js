// The parameters of langbacklinks. Generated: change the spec instead.
import { areOf, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, text, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { needs } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";
import { given } from "../runtime/tests.js";

const propList = ["lllang", "lltitle"];
const propSet = /* @__PURE__ */ new Set(propList);
const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "lang":
    case "title":
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, propSet);
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
  module("lbl", [
    string("lang"),
    string("title"),
    checked(string("continue"), continues("badcontinue", false, form(text, text, whole))),
    limit("limit", 1, 500, 5000),
    someOf("prop", propList),
    oneOf("dir", dirList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.lang = given; break;
      case 1: value.title = given; break;
      case 2: value.continue = given; break;
      case 3: value.limit = given; break;
      case 4: value.prop = given; break;
      case 5: value.dir = given; break;
    }
  }, () => ({ limit: 10, prop: [], dir: "ascending" }), [
    needs("nolang", [given("title")], [given("lang")]),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("lbl", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
