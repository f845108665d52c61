// The parameters of alllinks. Generated: change the spec instead.
import { areOf, isFlag, isObject, isText, isWhole, isWithin } from "../runtime/check.js";
import { continues, form, formWhere, text, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { namespace } from "../runtime/namespaces.js";
import { limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { excludes } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { except } from "../runtime/syntax.js";
import { given, holds } from "../runtime/tests.js";
import { titlePart } from "../runtime/title-syntax.js";

const propList = ["ids", "title"];
const propSet = /* @__PURE__ */ new Set(propList);
const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, propSet);
    case "namespace":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
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
  module("al", [
    checked(string("continue"), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole)))),
    checked(string("from"), except(titlePart("invalidtitle", "namespace"), given("continue"))),
    checked(string("to"), titlePart("invalidtitle", "namespace")),
    checked(string("prefix"), titlePart("invalidtitle", "namespace")),
    boolean("unique"),
    someOf("prop", propList),
    namespace("namespace", -2, -1),
    limit("limit", 1, 500, 5000),
    oneOf("dir", dirList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.from = given; break;
      case 2: value.to = given; break;
      case 3: value.prefix = given; break;
      case 4: value.unique = given; break;
      case 5: value.prop = given; break;
      case 6: value.namespace = given; break;
      case 7: value.limit = given; break;
      case 8: value.dir = given; break;
    }
  }, () => ({ prop: ["title"], namespace: 0, limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [given("unique")], [holds("prop", "ids")]),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("al", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
