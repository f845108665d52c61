// The parameters of codexicons. Generated: change the spec instead.
import { areAll, isObject, isOneOf } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { open, someOf } from "../runtime/enumerations.js";
import { orAll, required } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { iconsPattern, iconsValueSet, iconsValues } from "./values/icons.js";

const requiredNames = ["names"];

function accepts(name, given) {
  switch (name) {
    case "names":
      return given === "*" || areAll(given, (given) => isOneOf(given, iconsValueSet) || (typeof given === "string" && iconsPattern.test(given)));
    default:
      return false;
  }
}

export function validate(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts(name, value[name])) return false;
  return value["names"] !== undefined;
}

export const parameters = /* @__PURE__ */ once(() =>
  module("", [
    required(orAll(open(someOf("names", iconsValues), iconsPattern))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.names = given; break;
    }
  }),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
