// The parameters of languageinfo. Generated: change the spec instead.
import { areOf, areTexts, isObject, isText } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { someOf } from "../runtime/enumerations.js";
import { standardOf } from "../runtime/standard.js";
import { string, strings } from "../runtime/strings.js";

const propList = ["autonym", "bcp47", "code", "dir", "fallbacks", "name", "variantnames", "variants"];
const propSet = /* @__PURE__ */ new Set(propList);
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, propSet);
    case "code":
      return areTexts(given);
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
  module("li", [
    someOf("prop", propList),
    strings("code"),
    string("continue"),
  ], () => ({ prop: ["code"], code: ["*"] })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("li", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
