// The parameters of random. Generated: change the spec instead.
import { areWhole, isFlag, isObject, isOneOf, isText, isWhole, isWithin } from "../runtime/check.js";
import { bit, continues, form, fraction, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { integer, limit } from "../runtime/numbers.js";
import { checked, deprecated, orAll } from "../runtime/parameters.js";
import { atMostOneOf } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";

const contentmodelList = ["css", "javascript", "json", "text", "unknown", "vue", "wikitext"];
const contentmodelSet = /* @__PURE__ */ new Set(contentmodelList);
const filterredirList = ["all", "nonredirects", "redirects"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "minsize":
    case "maxsize":
      return isWhole(given);
    case "contentmodel":
      return isOneOf(given, contentmodelSet);
    case "redirect":
      return isFlag(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
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
  module("rn", [
    orAll(namespaces("namespace")),
    oneOf("filterredir", filterredirList),
    integer("minsize"),
    integer("maxsize"),
    oneOf("contentmodel", contentmodelList),
    deprecated(boolean("redirect")),
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, form(fraction, fraction, whole, bit))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.namespace = given; break;
      case 1: value.filterredir = given; break;
      case 2: value.minsize = given; break;
      case 3: value.maxsize = given; break;
      case 4: value.contentmodel = given; break;
      case 5: value.redirect = given; break;
      case 6: value.limit = given; break;
      case 7: value.continue = given; break;
    }
  }, () => ({ filterredir: "nonredirects", limit: 1 }), [
    atMostOneOf("invalidparammix", "filterredir", "redirect"),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("rn", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
