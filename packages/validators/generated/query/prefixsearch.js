// The parameters of prefixsearch. Generated: change the spec instead.
import { areWhole, isObject, isText, isWithin } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { namespaces } from "../runtime/namespaces.js";
import { integer, limit } from "../runtime/numbers.js";
import { orAll, required } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";

const requiredNames = ["search"];

function accepts(name, given) {
  switch (name) {
    case "search":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "offset":
      return isWithin(given, 0, Infinity);
    default:
      return false;
  }
}

export function validate(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts(name, value[name])) return false;
  return value["search"] !== undefined;
}

export const parameters = /* @__PURE__ */ once(() =>
  module("ps", [
    required(string("search")),
    orAll(namespaces("namespace")),
    limit("limit", 1, 500, 5000),
    integer("offset", 0, Infinity),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.search = given; break;
      case 1: value.namespace = given; break;
      case 2: value.limit = given; break;
      case 3: value.offset = given; break;
    }
  }, () => ({ namespace: [0], limit: 10, offset: 0 })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("ps", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
