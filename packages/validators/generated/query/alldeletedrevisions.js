// The parameters of alldeletedrevisions. Generated: change the spec instead.
import { areOf, areWhole, isFlag, isObject, isOneOf, isText, isWithin } from "../runtime/check.js";
import { continues, form, formWhere, text, time, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oldValues, oneOf, someOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { limit } from "../runtime/numbers.js";
import { checked, deprecated, orAll, slot } from "../runtime/parameters.js";
import { cap, excludes, needs, unless, warning, when } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { except, word } from "../runtime/syntax.js";
import { both, given, holds, role } from "../runtime/tests.js";
import { timestamp } from "../runtime/timestamps.js";
import { titlePart } from "../runtime/title-syntax.js";
import { user } from "../runtime/users.js";
import { contentFormatsValueSet, contentFormatsValues } from "./values/content-formats.js";
import { revisionPropertiesValueSet, revisionPropertiesValues } from "./values/revision-properties.js";

const slotsList = ["main"];
const slotsSet = /* @__PURE__ */ new Set(slotsList);
const dirList = ["newer", "older"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesValueSet);
    case "slots":
      return given === "*" || areOf(given, slotsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandtemplates":
    case "generatexml":
    case "parse":
    case "difftotextpst":
    case "generatetitles":
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "user":
    case "start":
    case "end":
    case "from":
    case "to":
    case "prefix":
    case "excludeuser":
    case "tag":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsValueSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
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
  module("adr", [
    oldValues(someOf("prop", revisionPropertiesValues), ["parsetree"]),
    orAll(someOf("slots", slotsList)),
    slot(oneOf("contentformat-main", contentFormatsValues), "slots", "main"),
    limit("limit", 1, 500, 5000),
    deprecated(boolean("expandtemplates")),
    deprecated(boolean("generatexml")),
    deprecated(boolean("parse")),
    string("section"),
    checked(deprecated(string("diffto")), except(word("diffto", new RegExp("^(?:[0-9]+|prev|next|cur)$", "u")), given("difftotext"), role("generator"))),
    deprecated(string("difftotext")),
    deprecated(boolean("difftotextpst")),
    deprecated(oneOf("contentformat", contentFormatsValues)),
    user("user", "name", "ip", "temp", "interwiki", "id"),
    orAll(namespaces("namespace")),
    timestamp("start"),
    timestamp("end"),
    oneOf("dir", dirList),
    checked(string("from"), titlePart("invalidtitle", "namespace")),
    checked(string("to"), titlePart("invalidtitle", "namespace")),
    checked(string("prefix"), titlePart("invalidtitle", "namespace")),
    user("excludeuser", "name", "ip", "temp", "interwiki", "id"),
    string("tag"),
    checked(string("continue"), continues("badcontinue", false, formWhere([role("generator"), given("generatetitles"), holds("dir", "newer")], [given("user")], form(whole, text)), formWhere([], [given("user"), both(role("generator"), given("generatetitles"), holds("dir", "newer"))], form(whole, text, time, whole)), formWhere([given("user")], [], form(time, whole)))),
    boolean("generatetitles"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.slots = given; break;
      case 2: value["contentformat-main"] = given; break;
      case 3: value.limit = given; break;
      case 4: value.expandtemplates = given; break;
      case 5: value.generatexml = given; break;
      case 6: value.parse = given; break;
      case 7: value.section = given; break;
      case 8: value.diffto = given; break;
      case 9: value.difftotext = given; break;
      case 10: value.difftotextpst = given; break;
      case 11: value.contentformat = given; break;
      case 12: value.user = given; break;
      case 13: value.namespace = given; break;
      case 14: value.start = given; break;
      case 15: value.end = given; break;
      case 16: value.dir = given; break;
      case 17: value.from = given; break;
      case 18: value.to = given; break;
      case 19: value.prefix = given; break;
      case 20: value.excludeuser = given; break;
      case 21: value.tag = given; break;
      case 22: value.continue = given; break;
      case 23: value.generatetitles = given; break;
    }
  }, () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    excludes("invalidparammix", [given("from"), given("to"), given("prefix"), given("excludeuser")], [given("user")]),
    needs("invalidparammix", [given("start"), given("end")], [given("user")]),
    unless(when(warning("performance"), both(role("generator"), given("generatetitles"), holds("dir", "older"))), given("user")),
    unless(excludes("invalidparammix", [holds("prop", "parsetree"), given("expandtemplates"), given("generatexml"), given("parse"), given("diffto"), given("difftotext"), given("difftotextpst"), given("contentformat")], [given("slots")]), role("generator")),
    unless(when(cap("outofrange", "limit", 1, 1), both(given("parse"), holds("prop", "content", "parsetree")), both(given("parse"), given("diffto")), both(given("parse"), given("difftotext"))), role("generator")),
    unless(when(cap("outofrange", "limit", 50, 500), holds("prop", "content", "parsetree"), given("diffto"), given("difftotext")), role("generator")),
    unless(when(warning("deprecation"), holds("prop", "content", "contentmodel", "parsetree", "slotsize", "slotsha1"), given("diffto"), given("difftotext")), given("slots"), role("generator")),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("adr", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
