// The parameters of blocks. Generated: change the spec instead.
import { ip } from "../runtime/address-syntax.js";
import { areOf, areTexts, areWhole, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, time, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { integers, limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { atMostOneOf, contradiction } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";
import { timestamp } from "../runtime/timestamps.js";
import { users } from "../runtime/users.js";

const propList = [
  "by", "byid", "expiry", "flags", "id", "parsedreason", "range", "reason", "restrictions", "timestamp", "user", "userid",
];
const propSet = /* @__PURE__ */ new Set(propList);
const showList = ["!account", "!ip", "!range", "!temp", "account", "ip", "range", "temp"];
const showSet = /* @__PURE__ */ new Set(showList);
const dirList = ["newer", "older"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "ip":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "ids":
      return areWhole(given);
    case "users":
      return areTexts(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, propSet);
    case "show":
      return areOf(given, showSet);
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
  module("bk", [
    timestamp("start"),
    timestamp("end"),
    oneOf("dir", dirList),
    integers("ids"),
    users("users", "name", "ip", "temp", "cidr"),
    checked(string("ip"), ip("param_ip", false, 16, 19, "cidrtoobroad")),
    limit("limit", 1, 500, 5000),
    someOf("prop", propList),
    someOf("show", showList),
    checked(string("continue"), continues("badcontinue", false, form(time, whole))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.start = given; break;
      case 1: value.end = given; break;
      case 2: value.dir = given; break;
      case 3: value.ids = given; break;
      case 4: value.users = given; break;
      case 5: value.ip = given; break;
      case 6: value.limit = given; break;
      case 7: value.prop = given; break;
      case 8: value.show = given; break;
      case 9: value.continue = given; break;
    }
  }, () => ({ dir: "older", limit: 10, prop: ["id", "user", "by", "timestamp", "expiry", "reason", "flags"] }), [
    atMostOneOf("invalidparammix", "users", "ip"),
    contradiction("show", "show", ["account", "!account"], ["ip", "!ip"], ["range", "!range"], ["temp", "!temp"]),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("bk", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
