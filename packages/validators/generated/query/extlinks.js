// The parameters of extlinks. Generated: change the spec instead.
import { isFlag, isObject, isOneOf, isText, isWithin } from "../runtime/check.js";
import { continues, form, text } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, open } from "../runtime/enumerations.js";
import { limit } from "../runtime/numbers.js";
import { checked, deprecated } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { urlProtocolsValueSet, urlProtocolsValues } from "./values/url-protocols.js";

const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
    case "query":
      return isText(given);
    case "protocol":
      return isOneOf(given, urlProtocolsValueSet) || typeof given === "string";
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
  module("el", [
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, form(text))),
    open(oneOf("protocol", urlProtocolsValues), /^/),
    string("query"),
    deprecated(boolean("expandurl")),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.limit = given; break;
      case 1: value.continue = given; break;
      case 2: value.protocol = given; break;
      case 3: value.query = given; break;
      case 4: value.expandurl = given; break;
    }
  }, () => ({ limit: 10, protocol: "" })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("el", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
