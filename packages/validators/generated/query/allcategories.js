// The parameters of allcategories. Generated: change the spec instead.
import { areOf, isObject, isText, isWhole, isWithin } from "../runtime/check.js";
import { continues, form, text } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { integer, limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";
import { titlePart } from "../runtime/title-syntax.js";

const propList = ["hidden", "size"];
const propSet = /* @__PURE__ */ new Set(propList);
const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
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
      return areOf(given, propSet);
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
  module("ac", [
    checked(string("from"), titlePart("invalidtitle", 14)),
    checked(string("continue"), continues("badcontinue", false, form(text))),
    checked(string("to"), titlePart("invalidtitle", 14)),
    checked(string("prefix"), titlePart("invalidtitle", 14)),
    oneOf("dir", dirList),
    integer("min"),
    integer("max"),
    limit("limit", 1, 500, 5000),
    someOf("prop", propList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.from = given; break;
      case 1: value.continue = given; break;
      case 2: value.to = given; break;
      case 3: value.prefix = given; break;
      case 4: value.dir = given; break;
      case 5: value.min = given; break;
      case 6: value.max = given; break;
      case 7: value.limit = given; break;
      case 8: value.prop = given; break;
    }
  }, () => ({ dir: "ascending", limit: 10, prop: [] })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("ac", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
