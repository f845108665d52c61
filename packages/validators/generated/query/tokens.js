// The parameters of tokens. Generated: change the spec instead.
import { areOf, isObject } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { someOf } from "../runtime/enumerations.js";
import { orAll } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";

const typeList = ["createaccount", "csrf", "login", "patrol", "rollback", "userrights", "watch"];
const typeSet = /* @__PURE__ */ new Set(typeList);
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "type":
      return given === "*" || areOf(given, typeSet);
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
  module("", [
    orAll(someOf("type", typeList)),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.type = given; break;
    }
  }, () => ({ type: ["csrf"] })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
