// The parameters of mystashedfiles. Generated: change the spec instead.
import { areOf, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { someOf } from "../runtime/enumerations.js";
import { limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";

const propList = ["size", "type"];
const propSet = /* @__PURE__ */ new Set(propList);
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, propSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
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
  module("msf", [
    someOf("prop", propList),
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, form(whole))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.limit = given; break;
      case 2: value.continue = given; break;
    }
  }, () => ({ prop: [], limit: 10 })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("msf", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
