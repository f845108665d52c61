// The parameters of pageswithprop. Generated: change the spec instead.
import { areOf, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { limit } from "../runtime/numbers.js";
import { checked, required } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";

const propList = ["ids", "title", "value"];
const propSet = /* @__PURE__ */ new Set(propList);
const dirList = ["ascending", "descending"];
const requiredNames = ["propname"];

function accepts(name, given) {
  switch (name) {
    case "propname":
    case "continue":
      return isText(given);
    case "prop":
      return areOf(given, propSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts(name, value[name])) return false;
  return value["propname"] !== undefined;
}

export const parameters = /* @__PURE__ */ once(() =>
  module("pwp", [
    required(string("propname")),
    someOf("prop", propList),
    checked(string("continue"), continues("badcontinue", true, form(whole))),
    limit("limit", 1, 500, 5000),
    oneOf("dir", dirList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.propname = given; break;
      case 1: value.prop = given; break;
      case 2: value.continue = given; break;
      case 3: value.limit = given; break;
      case 4: value.dir = given; break;
    }
  }, () => ({ prop: ["ids", "title"], limit: 10, dir: "ascending" })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("pwp", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
