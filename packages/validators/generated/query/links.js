// The parameters of links. Generated: change the spec instead.
import { areTexts, areWhole, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, text, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { limit } from "../runtime/numbers.js";
import { checked, orAll } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string, strings } from "../runtime/strings.js";
import { dropping } from "../runtime/syntax.js";
import { title } from "../runtime/title-syntax.js";

const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "titles":
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
  module("pl", [
    orAll(namespaces("namespace", -2, -1)),
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, form(whole, whole, text))),
    checked(strings("titles"), dropping(title("invalidtitle", true))),
    oneOf("dir", dirList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.namespace = given; break;
      case 1: value.limit = given; break;
      case 2: value.continue = given; break;
      case 3: value.titles = given; break;
      case 4: value.dir = given; break;
    }
  }, () => ({ limit: 10, dir: "ascending" })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("pl", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
