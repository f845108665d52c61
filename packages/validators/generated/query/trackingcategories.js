// The parameters of trackingcategories. Generated: change the spec instead.
import { areOf, areTexts, isObject, isText, isWhole, isWithin } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { someOf } from "../runtime/enumerations.js";
import { integer, limit } from "../runtime/numbers.js";
import { standardOf } from "../runtime/standard.js";
import { string, strings } from "../runtime/strings.js";

const propList = ["hidden", "size"];
const propSet = /* @__PURE__ */ new Set(propList);
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "trackingcatname":
      return areTexts(given);
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
  module("tc", [
    string("continue"),
    strings("trackingcatname"),
    integer("min"),
    integer("max"),
    limit("limit", 1, 500, 5000),
    someOf("prop", propList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.trackingcatname = given; break;
      case 2: value.min = given; break;
      case 3: value.max = given; break;
      case 4: value.limit = given; break;
      case 5: value.prop = given; break;
    }
  }, () => ({ limit: 10, prop: [] })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("tc", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
