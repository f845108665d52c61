// The parameters of iwlinks. Generated: change the spec instead.
import { areOf, isFlag, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, text, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { limit } from "../runtime/numbers.js";
import { checked, deprecated } from "../runtime/parameters.js";
import { atMostOneOf, needs } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { given } from "../runtime/tests.js";

const propList = ["url"];
const propSet = /* @__PURE__ */ new Set(propList);
const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, propSet);
    case "prefix":
    case "title":
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "url":
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
  module("iw", [
    someOf("prop", propList),
    string("prefix"),
    string("title"),
    oneOf("dir", dirList),
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, form(whole, text, text))),
    deprecated(boolean("url")),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.prefix = given; break;
      case 2: value.title = given; break;
      case 3: value.dir = given; break;
      case 4: value.limit = given; break;
      case 5: value.continue = given; break;
      case 6: value.url = given; break;
    }
  }, () => ({ dir: "ascending", limit: 10 }), [
    needs("invalidparammix", [given("title")], [given("prefix")]),
    atMostOneOf("invalidparammix", "url", "prop"),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("iw", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
