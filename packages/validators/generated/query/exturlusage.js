// The parameters of exturlusage. Generated: change the spec instead.
import { areOf, areWhole, isFlag, isObject, isOneOf, isText, isWithin } from "../runtime/check.js";
import { continues, form, text } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, open, someOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { limit } from "../runtime/numbers.js";
import { checked, deprecated, orAll } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { urlProtocolsValueSet, urlProtocolsValues } from "./values/url-protocols.js";

const propList = ["ids", "title", "url"];
const propSet = /* @__PURE__ */ new Set(propList);
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, propSet);
    case "continue":
    case "query":
      return isText(given);
    case "protocol":
      return isOneOf(given, urlProtocolsValueSet) || typeof given === "string";
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandurl":
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
  module("eu", [
    someOf("prop", propList),
    checked(string("continue"), continues("badcontinue", false, form(text))),
    open(oneOf("protocol", urlProtocolsValues), /^/),
    string("query"),
    orAll(namespaces("namespace")),
    limit("limit", 1, 500, 5000),
    deprecated(boolean("expandurl")),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.continue = given; break;
      case 2: value.protocol = given; break;
      case 3: value.query = given; break;
      case 4: value.namespace = given; break;
      case 5: value.limit = given; break;
      case 6: value.expandurl = given; break;
    }
  }, () => ({ prop: ["ids", "title", "url"], protocol: "", limit: 10 })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("eu", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
