// The parameters of pagepropnames. Generated: change the spec instead.
import { isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, text } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";

const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
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
  module("ppn", [
    checked(string("continue"), continues("badcontinue", false, form(text))),
    limit("limit", 1, 500, 5000),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.limit = given; break;
    }
  }, () => ({ limit: 10 })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("ppn", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
