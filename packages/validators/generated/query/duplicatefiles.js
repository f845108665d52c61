// The parameters of duplicatefiles. Generated: change the spec instead.
import { isFlag, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, text } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf } from "../runtime/enumerations.js";
import { limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";

const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "localonly":
      return isFlag(given);
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
  module("df", [
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, form(text, text))),
    oneOf("dir", dirList),
    boolean("localonly"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.limit = given; break;
      case 1: value.continue = given; break;
      case 2: value.dir = given; break;
      case 3: value.localonly = given; break;
    }
  }, () => ({ limit: 10, dir: "ascending" })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("df", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
