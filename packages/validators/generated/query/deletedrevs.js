// The parameters of deletedrevs. Generated: change the spec instead.
import { areOf, isFlag, isObject, isText, isWhole, isWithin } from "../runtime/check.js";
import { continues, form, formWhere, text, time, whole } from "../runtime/continues.js";
import { decoder, deprecatedModule, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oldValues, oneOf, someOf } from "../runtime/enumerations.js";
import { namespace } from "../runtime/namespaces.js";
import { limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { atMostOneOf, cap, excludes, needs, when } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { given, holds, pages } from "../runtime/tests.js";
import { timestamp } from "../runtime/timestamps.js";
import { titlePart } from "../runtime/title-syntax.js";
import { user } from "../runtime/users.js";

const propList = ["comment", "content", "len", "minor", "parentid", "parsedcomment", "revid", "sha1", "tags", "user", "userid", "token"];
const propSet = /* @__PURE__ */ new Set(propList);
const dirList = ["newer", "older"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "from":
    case "to":
    case "prefix":
    case "tag":
    case "user":
    case "excludeuser":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "unique":
      return isFlag(given);
    case "namespace":
      return isWhole(given);
    case "prop":
      return areOf(given, propSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
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
  deprecatedModule("dr", [
    timestamp("start"),
    timestamp("end"),
    oneOf("dir", dirList),
    checked(string("from"), titlePart("invalidtitle", "namespace")),
    checked(string("to"), titlePart("invalidtitle", "namespace")),
    checked(string("prefix"), titlePart("invalidtitle", "namespace")),
    boolean("unique"),
    namespace("namespace"),
    string("tag"),
    user("user", "name", "ip", "temp", "interwiki", "id"),
    user("excludeuser", "name", "ip", "temp", "interwiki", "id"),
    oldValues(someOf("prop", propList), ["token"]),
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, formWhere([pages("some")], [], form(whole, text, time, whole)), formWhere([], [given("user")], form(whole, text, time, whole)), formWhere([given("user")], [pages("some")], form(time, whole)))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.start = given; break;
      case 1: value.end = given; break;
      case 2: value.dir = given; break;
      case 3: value.from = given; break;
      case 4: value.to = given; break;
      case 5: value.prefix = given; break;
      case 6: value.unique = given; break;
      case 7: value.namespace = given; break;
      case 8: value.tag = given; break;
      case 9: value.user = given; break;
      case 10: value.excludeuser = given; break;
      case 11: value.prop = given; break;
      case 12: value.limit = given; break;
      case 13: value.continue = given; break;
    }
  }, () => ({ dir: "older", namespace: 0, prop: ["user", "comment"], limit: 10 }), [
    excludes("badparams", [given("from"), given("to"), given("prefix")], [pages("some"), given("user")]),
    needs("badparams", [given("start"), given("end")], [pages("some"), given("user")]),
    atMostOneOf("badparams", "user", "excludeuser"),
    when(cap("outofrange", "limit", 50, 500), holds("prop", "content")),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("dr", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
