// The parameters of languageinfo. Generated: change the spec instead.
import { areOf, areTexts, isObject, isText } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { someOf } from "../runtime/enumerations.js";
import { checked } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string, strings } from "../runtime/strings.js";
import { dropping, word } from "../runtime/syntax.js";

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
    checked(strings("code"), dropping(word("unrecognizedvalues", new RegExp("^(?:\\*|[a-z]+(?:-[a-z0-9]+)*)$", "u")))),
    string("continue"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.code = given; break;
      case 2: value.continue = given; break;
    }
  }, () => ({ prop: ["code"], code: ["*"] })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("li", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
