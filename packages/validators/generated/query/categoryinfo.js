// The parameters of categoryinfo. Generated: change the spec instead.
import { isObject, isText } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";

const requiredNames = [];

function accepts(name, given) {
  switch (name) {
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
  module("ci", [
    string("continue"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
    }
  }),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("ci", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
