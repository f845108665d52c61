// The parameters of fileusage. Generated: change the spec instead.
import { areOf, areWhole, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, formWhere, text, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { someOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { limit } from "../runtime/numbers.js";
import { checked, orAll } from "../runtime/parameters.js";
import { contradiction } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";
import { given, pages } from "../runtime/tests.js";

const propList = ["pageid", "redirect", "title"];
const propSet = /* @__PURE__ */ new Set(propList);
const showList = ["!redirect", "redirect"];
const showSet = /* @__PURE__ */ new Set(showList);
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, propSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, showSet);
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
  module("fu", [
    someOf("prop", propList),
    orAll(namespaces("namespace")),
    someOf("show", showList),
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, formWhere([], [pages("several")], form(whole)), formWhere([given("namespace")], [pages("several")], form(whole, whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several"), given("namespace")], [], form(text, whole, whole)))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.namespace = given; break;
      case 2: value.show = given; break;
      case 3: value.limit = given; break;
      case 4: value.continue = given; break;
    }
  }, () => ({ prop: ["pageid", "title", "redirect"], limit: 10 }), [
    contradiction("show", "show", ["redirect", "!redirect"]),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("fu", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
