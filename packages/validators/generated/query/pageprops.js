// The parameters of pageprops. Generated: change the spec instead.
import { areTexts, isObject, isText } from "../runtime/check.js";
import { continues, form, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { checked } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string, strings } from "../runtime/strings.js";

const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "prop":
      return areTexts(given);
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
  module("pp", [
    checked(string("continue"), continues("badcontinue", true, form(whole))),
    strings("prop"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.prop = given; break;
    }
  }),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("pp", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
