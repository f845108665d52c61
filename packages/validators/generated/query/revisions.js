// The parameters of revisions. Generated: change the spec instead.
import { areOf, isFlag, isObject, isOneOf, isText, isWhole, isWithin } from "../runtime/check.js";
import { continues, form, formWhere, time, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oldValues, oneOf, someOf } from "../runtime/enumerations.js";
import { integer, limit } from "../runtime/numbers.js";
import { checked, deprecated, orAll, slot } from "../runtime/parameters.js";
import { atMostOneOf, cap, excludes, unless, warning, when } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { except, id, word } from "../runtime/syntax.js";
import { both, given, holds, pages, role } from "../runtime/tests.js";
import { timestamp } from "../runtime/timestamps.js";
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
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "start":
    case "end":
    case "user":
    case "excludeuser":
    case "tag":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsValueSet);
    case "startid":
    case "endid":
      return isWhole(given);
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
  module("rv", [
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
    checked(integer("startid"), id("badid_{wireName}")),
    checked(integer("endid"), id("badid_{wireName}")),
    timestamp("start"),
    timestamp("end"),
    oneOf("dir", dirList),
    user("user", "name", "ip", "temp", "interwiki", "id"),
    user("excludeuser", "name", "ip", "temp", "interwiki", "id"),
    string("tag"),
    checked(string("continue"), except(continues("badcontinue", false, form(time, whole), formWhere([], [given("user"), given("excludeuser"), given("limit"), given("startid"), given("endid"), given("start"), given("end"), holds("dir", "newer")], form(whole, whole))), pages("revisions"))),
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
      case 12: value.startid = given; break;
      case 13: value.endid = given; break;
      case 14: value.start = given; break;
      case 15: value.end = given; break;
      case 16: value.dir = given; break;
      case 17: value.user = given; break;
      case 18: value.excludeuser = given; break;
      case 19: value.tag = given; break;
      case 20: value.continue = given; break;
    }
  }, () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    excludes("invalidparammix", [given("user"), given("excludeuser"), given("limit"), given("startid"), given("endid"), given("start"), given("end"), holds("dir", "newer")], [pages("revisions"), pages("several")]),
    atMostOneOf("invalidparammix", "startid", "start"),
    atMostOneOf("invalidparammix", "endid", "end"),
    atMostOneOf("invalidparammix", "user", "excludeuser"),
    unless(excludes("invalidparammix", [holds("prop", "parsetree"), given("expandtemplates"), given("generatexml"), given("parse"), given("diffto"), given("difftotext"), given("difftotextpst"), given("contentformat")], [given("slots")]), role("generator")),
    unless(when(cap("outofrange", "limit", 1, 1), both(given("parse"), holds("prop", "content", "parsetree")), both(given("parse"), given("diffto")), both(given("parse"), given("difftotext"))), role("generator")),
    unless(when(cap("outofrange", "limit", 50, 500), holds("prop", "content", "parsetree"), given("diffto"), given("difftotext")), role("generator")),
    unless(when(warning("deprecation"), holds("prop", "content", "contentmodel", "parsetree", "slotsize", "slotsha1"), given("diffto"), given("difftotext")), given("slots"), role("generator")),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("rv", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
