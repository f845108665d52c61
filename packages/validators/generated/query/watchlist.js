// The parameters of watchlist. Generated: change the spec instead.
import { areOf, areWhole, isFlag, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, text, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { limit } from "../runtime/numbers.js";
import { checked, orAll, sensitive } from "../runtime/parameters.js";
import { atMostOneOf, contradiction } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { timestamp } from "../runtime/timestamps.js";
import { user } from "../runtime/users.js";

const propList = [
  "comment", "expiry", "flags", "ids", "loginfo", "notificationtimestamp", "parsedcomment", "patrol", "sizes", "tags", "timestamp", "title",
  "user", "userid",
];
const propSet = /* @__PURE__ */ new Set(propList);
const showList = [
  "!anon", "!autopatrolled", "!bot", "!minor", "!patrolled", "!unread", "anon", "autopatrolled", "bot", "minor", "patrolled", "unread",
];
const showSet = /* @__PURE__ */ new Set(showList);
const typeList = ["categorize", "edit", "external", "log", "new"];
const typeSet = /* @__PURE__ */ new Set(typeList);
const dirList = ["newer", "older"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "allrev":
      return isFlag(given);
    case "start":
    case "end":
    case "user":
    case "excludeuser":
    case "owner":
    case "token":
    case "continue":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, propSet);
    case "show":
      return areOf(given, showSet);
    case "type":
      return areOf(given, typeSet);
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
  module("wl", [
    boolean("allrev"),
    timestamp("start"),
    timestamp("end"),
    orAll(namespaces("namespace")),
    user("user", "name", "ip", "temp", "interwiki", "id"),
    user("excludeuser", "name", "ip", "temp", "interwiki", "id"),
    oneOf("dir", dirList),
    limit("limit", 1, 500, 5000),
    someOf("prop", propList),
    someOf("show", showList),
    someOf("type", typeList),
    user("owner", "name"),
    sensitive(string("token")),
    checked(string("continue"), continues("badcontinue", false, form(text, whole))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.allrev = given; break;
      case 1: value.start = given; break;
      case 2: value.end = given; break;
      case 3: value.namespace = given; break;
      case 4: value.user = given; break;
      case 5: value.excludeuser = given; break;
      case 6: value.dir = given; break;
      case 7: value.limit = given; break;
      case 8: value.prop = given; break;
      case 9: value.show = given; break;
      case 10: value.type = given; break;
      case 11: value.owner = given; break;
      case 12: value.token = given; break;
      case 13: value.continue = given; break;
    }
  }, () => ({ dir: "older", limit: 10, prop: ["ids", "title", "flags"], type: ["edit", "new", "log", "categorize"] }), [
    contradiction("show", "show", ["minor", "!minor"], ["bot", "!bot"], ["anon", "!anon"], ["patrolled", "!patrolled"], ["unread", "!unread"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "!patrolled"]),
    atMostOneOf("invalidparammix", "user", "excludeuser"),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("wl", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
