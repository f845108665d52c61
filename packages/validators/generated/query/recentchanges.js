// The parameters of recentchanges. Generated: change the spec instead.
import { areOf, areWhole, isFlag, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, time, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { limit } from "../runtime/numbers.js";
import { checked, orAll } from "../runtime/parameters.js";
import { atMostOneOf, contradiction } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { timestamp } from "../runtime/timestamps.js";
import { title } from "../runtime/title-syntax.js";
import { user } from "../runtime/users.js";

const propList = [
  "comment", "flags", "ids", "loginfo", "parsedcomment", "patrolled", "redirect", "sha1", "sizes", "tags", "timestamp", "title", "user",
  "userid",
];
const propSet = /* @__PURE__ */ new Set(propList);
const showList = [
  "!anon", "!autopatrolled", "!bot", "!minor", "!patrolled", "!redirect", "anon", "autopatrolled", "bot", "minor", "patrolled", "redirect",
  "unpatrolled",
];
const showSet = /* @__PURE__ */ new Set(showList);
const typeList = ["categorize", "edit", "external", "log", "new"];
const typeSet = /* @__PURE__ */ new Set(typeList);
const dirList = ["newer", "older"];
const slotList = ["main"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "user":
    case "excludeuser":
    case "tag":
    case "title":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "namespace":
      return given === "*" || areWhole(given);
    case "prop":
      return areOf(given, propSet);
    case "show":
      return areOf(given, showSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "type":
      return areOf(given, typeSet);
    case "toponly":
    case "generaterevisions":
      return isFlag(given);
    case "slot":
      return given === "main" || given === undefined;
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
  module("rc", [
    timestamp("start"),
    timestamp("end"),
    oneOf("dir", dirList),
    orAll(namespaces("namespace", -2, -1)),
    user("user", "name", "ip", "temp", "interwiki", "id"),
    user("excludeuser", "name", "ip", "temp", "interwiki", "id"),
    string("tag"),
    someOf("prop", propList),
    someOf("show", showList),
    limit("limit", 1, 500, 5000),
    someOf("type", typeList),
    boolean("toponly"),
    checked(string("title"), title("invalidtitle", true)),
    checked(string("continue"), continues("badcontinue", false, form(time, whole))),
    boolean("generaterevisions"),
    oneOf("slot", slotList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.start = given; break;
      case 1: value.end = given; break;
      case 2: value.dir = given; break;
      case 3: value.namespace = given; break;
      case 4: value.user = given; break;
      case 5: value.excludeuser = given; break;
      case 6: value.tag = given; break;
      case 7: value.prop = given; break;
      case 8: value.show = given; break;
      case 9: value.limit = given; break;
      case 10: value.type = given; break;
      case 11: value.toponly = given; break;
      case 12: value.title = given; break;
      case 13: value.continue = given; break;
      case 14: value.generaterevisions = given; break;
      case 15: value.slot = given; break;
    }
  }, () => ({ dir: "older", prop: ["title", "timestamp", "ids"], limit: 10, type: ["edit", "new", "log", "categorize"] }), [
    contradiction("show", "show", ["minor", "!minor"], ["bot", "!bot"], ["anon", "!anon"], ["redirect", "!redirect"], ["patrolled", "!patrolled", "unpatrolled"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "unpatrolled"], ["autopatrolled", "!patrolled"]),
    atMostOneOf("invalidparammix", "user", "excludeuser"),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("rc", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
