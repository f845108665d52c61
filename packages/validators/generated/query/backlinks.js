// The parameters of backlinks. Generated: change the spec instead.
import { areWhole, isFlag, isObject, isText, isWhole, isWithin } from "../runtime/check.js";
import { continues, form, text, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { integer, limit } from "../runtime/numbers.js";
import { checked, orAll } from "../runtime/parameters.js";
import { cap, exactlyOneOf, when } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { id } from "../runtime/syntax.js";
import { given } from "../runtime/tests.js";
import { title } from "../runtime/title-syntax.js";

const dirList = ["ascending", "descending"];
const filterredirList = ["all", "nonredirects", "redirects"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "title":
    case "continue":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "redirect":
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
  module("bl", [
    checked(string("title"), title("invalidtitle", true)),
    checked(integer("pageid"), id("nosuchpageid")),
    checked(string("continue"), continues("badcontinue", false, form(whole, whole), form(whole, whole, whole, text, whole, whole), form(whole, whole, whole, text, whole, whole, whole), form(whole, whole, whole, text, whole, whole, whole, whole))),
    orAll(namespaces("namespace")),
    oneOf("dir", dirList),
    oneOf("filterredir", filterredirList),
    limit("limit", 1, 500, 5000),
    boolean("redirect"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.title = given; break;
      case 1: value.pageid = given; break;
      case 2: value.continue = given; break;
      case 3: value.namespace = given; break;
      case 4: value.dir = given; break;
      case 5: value.filterredir = given; break;
      case 6: value.limit = given; break;
      case 7: value.redirect = given; break;
    }
  }, () => ({ dir: "ascending", filterredir: "all", limit: 10 }), [
    when(cap("outofrange", "limit", 250, 2500), given("redirect")),
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("bl", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
