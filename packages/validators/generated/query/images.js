// The parameters of images. Generated: change the spec instead.
import { areTexts, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, text, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf } from "../runtime/enumerations.js";
import { limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string, strings } from "../runtime/strings.js";
import { dropping } from "../runtime/syntax.js";
import { title } from "../runtime/title-syntax.js";

const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "images":
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
  module("im", [
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, form(whole, text))),
    checked(strings("images"), dropping(title("notfile", false, 6, undefined))),
    oneOf("dir", dirList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.limit = given; break;
      case 1: value.continue = given; break;
      case 2: value.images = given; break;
      case 3: value.dir = given; break;
    }
  }, () => ({ limit: 10, dir: "ascending" })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("im", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
