// The parameters of protectedtitles. Generated: change the spec instead.
import { areOf, areWhole, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, text, time, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { limit } from "../runtime/numbers.js";
import { checked, orAll } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";
import { timestamp } from "../runtime/timestamps.js";

const levelList = ["autoconfirmed", "sysop"];
const levelSet = /* @__PURE__ */ new Set(levelList);
const propList = ["comment", "expiry", "level", "parsedcomment", "timestamp", "user", "userid"];
const propSet = /* @__PURE__ */ new Set(propList);
const dirList = ["newer", "older"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "level":
      return areOf(given, levelSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "start":
    case "end":
    case "continue":
      return isText(given);
    case "prop":
      return areOf(given, propSet);
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
  module("pt", [
    orAll(namespaces("namespace")),
    someOf("level", levelList),
    limit("limit", 1, 500, 5000),
    oneOf("dir", dirList),
    timestamp("start"),
    timestamp("end"),
    someOf("prop", propList),
    checked(string("continue"), continues("badcontinue", false, form(time, whole, text))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.namespace = given; break;
      case 1: value.level = given; break;
      case 2: value.limit = given; break;
      case 3: value.dir = given; break;
      case 4: value.start = given; break;
      case 5: value.end = given; break;
      case 6: value.prop = given; break;
      case 7: value.continue = given; break;
    }
  }, () => ({ limit: 10, dir: "older", prop: ["timestamp", "level"] })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("pt", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
