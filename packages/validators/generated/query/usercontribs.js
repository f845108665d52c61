// The parameters of usercontribs. Generated: change the spec instead.
import { ip } from "../runtime/address-syntax.js";
import { areOf, areTexts, areWhole, isFlag, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, exactly, form, formWhere, text, time, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { integers, limit } from "../runtime/numbers.js";
import { checked, deprecated, orAll } from "../runtime/parameters.js";
import { contradiction, exactlyOneOf, excludes, notEmpty } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { id } from "../runtime/syntax.js";
import { given, holds } from "../runtime/tests.js";
import { timestamp } from "../runtime/timestamps.js";
import { users } from "../runtime/users.js";

const propList = ["comment", "flags", "ids", "parsedcomment", "patrolled", "size", "sizediff", "tags", "timestamp", "title"];
const propSet = /* @__PURE__ */ new Set(propList);
const showList = ["!autopatrolled", "!minor", "!new", "!patrolled", "!top", "autopatrolled", "minor", "new", "patrolled", "top"];
const showSet = /* @__PURE__ */ new Set(showList);
const dirList = ["newer", "older"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "start":
    case "end":
    case "continue":
    case "userprefix":
    case "iprange":
    case "tag":
      return isText(given);
    case "user":
      return areTexts(given);
    case "userids":
      return areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "namespace":
      return given === "*" || areWhole(given);
    case "prop":
      return areOf(given, propSet);
    case "show":
      return areOf(given, showSet);
    case "toponly":
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
  module("uc", [
    limit("limit", 1, 500, 5000),
    timestamp("start"),
    timestamp("end"),
    checked(string("continue"), continues("badcontinue", false, formWhere([], [given("userprefix"), given("iprange")], form(time, whole)), formWhere([], [given("userprefix"), given("iprange")], form(exactly("actor"), whole, time, whole)), formWhere([given("userprefix")], [], form(exactly("name"), text, time, whole)), formWhere([given("iprange")], [], form(exactly("name"), text, time, whole)))),
    users("user", "name", "ip", "temp", "interwiki"),
    checked(integers("userids"), id("invaliduserid")),
    string("userprefix"),
    checked(string("iprange"), ip("invalidiprange", true, 16, 32, "cidrtoobroad")),
    oneOf("dir", dirList),
    orAll(namespaces("namespace")),
    someOf("prop", propList),
    someOf("show", showList),
    string("tag"),
    deprecated(boolean("toponly")),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.limit = given; break;
      case 1: value.start = given; break;
      case 2: value.end = given; break;
      case 3: value.continue = given; break;
      case 4: value.user = given; break;
      case 5: value.userids = given; break;
      case 6: value.userprefix = given; break;
      case 7: value.iprange = given; break;
      case 8: value.dir = given; break;
      case 9: value.namespace = given; break;
      case 10: value.prop = given; break;
      case 11: value.show = given; break;
      case 12: value.tag = given; break;
      case 13: value.toponly = given; break;
    }
  }, () => ({ limit: 10, dir: "older", prop: ["ids", "title", "timestamp", "comment", "size", "flags"] }), [
    exactlyOneOf("missingparam", "invalidparammix", "userprefix", "userids", "iprange", "user"),
    notEmpty("paramempty_{wireName}", "userids"),
    notEmpty("paramempty_{wireName}", "user"),
    contradiction("show", "show", ["minor", "!minor"], ["new", "!new"], ["patrolled", "!patrolled"], ["top", "!top"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "!patrolled"]),
    excludes("show", [given("toponly")], [holds("show", "!top")]),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("uc", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
