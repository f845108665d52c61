// The parameters of allusers. Generated: change the spec instead.
import { areOf, isFlag, isObject, isText, isWithin } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { limit } from "../runtime/numbers.js";
import { atMostOneOf } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";
import { rightsValueSet, rightsValues } from "./values/rights.js";
import { userGroupsValueSet, userGroupsValues } from "./values/user-groups.js";

const propList = ["blockinfo", "centralids", "editcount", "groups", "implicitgroups", "registration", "rights"];
const propSet = /* @__PURE__ */ new Set(propList);
const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "from":
    case "to":
    case "prefix":
    case "attachedwiki":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "group":
    case "excludegroup":
      return areOf(given, userGroupsValueSet);
    case "rights":
      return areOf(given, rightsValueSet);
    case "prop":
      return areOf(given, propSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "witheditsonly":
    case "activeusers":
    case "excludenamed":
    case "excludetemp":
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
  module("au", [
    string("from"),
    string("to"),
    string("prefix"),
    oneOf("dir", dirList),
    someOf("group", userGroupsValues),
    someOf("excludegroup", userGroupsValues),
    someOf("rights", rightsValues),
    someOf("prop", propList),
    limit("limit", 1, 500, 5000),
    boolean("witheditsonly"),
    boolean("activeusers"),
    string("attachedwiki"),
    boolean("excludenamed"),
    boolean("excludetemp"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.from = given; break;
      case 1: value.to = given; break;
      case 2: value.prefix = given; break;
      case 3: value.dir = given; break;
      case 4: value.group = given; break;
      case 5: value.excludegroup = given; break;
      case 6: value.rights = given; break;
      case 7: value.prop = given; break;
      case 8: value.limit = given; break;
      case 9: value.witheditsonly = given; break;
      case 10: value.activeusers = given; break;
      case 11: value.attachedwiki = given; break;
      case 12: value.excludenamed = given; break;
      case 13: value.excludetemp = given; break;
    }
  }, () => ({ dir: "ascending", limit: 10 }), [
    atMostOneOf("invalidparammix", "group", "excludegroup"),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("au", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
