// The parameters of users. Generated: change the spec instead.
import { areOf, areTexts, areWhole, isObject, isText } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { someOf } from "../runtime/enumerations.js";
import { integers } from "../runtime/numbers.js";
import { atMostOneOf } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string, strings } from "../runtime/strings.js";

const propList = [
  "blockinfo", "cancreate", "centralids", "editcount", "emailable", "gender", "groupmemberships", "groups", "implicitgroups",
  "registration", "rights",
];
const propSet = /* @__PURE__ */ new Set(propList);
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, propSet);
    case "attachedwiki":
      return isText(given);
    case "users":
      return areTexts(given);
    case "userids":
      return areWhole(given);
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
  module("us", [
    someOf("prop", propList),
    string("attachedwiki"),
    strings("users"),
    integers("userids"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.attachedwiki = given; break;
      case 2: value.users = given; break;
      case 3: value.userids = given; break;
    }
  }, undefined, [
    atMostOneOf("invalidparammix", "userids", "users"),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("us", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
