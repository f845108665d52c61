// The parameters of userinfo. Generated: change the spec instead.
import { areOf, isObject, isText } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { someOf } from "../runtime/enumerations.js";
import { orAll } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";

const propList = [
  "acceptlang", "blockinfo", "cancreateaccount", "centralids", "changeablegroups", "editcount", "email", "groupmemberships", "groups",
  "hasmsg", "implicitgroups", "latestcontrib", "options", "ratelimits", "realname", "registrationdate", "rights", "theoreticalratelimits",
  "unreadcount",
];
const propSet = /* @__PURE__ */ new Set(propList);
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return given === "*" || areOf(given, propSet);
    case "attachedwiki":
      return isText(given);
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
  module("ui", [
    orAll(someOf("prop", propList)),
    string("attachedwiki"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.attachedwiki = given; break;
    }
  }),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("ui", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
