// The parameters of contributors. Generated: change the spec instead.
import { areOf, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { someOf } from "../runtime/enumerations.js";
import { limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { atMostOneOf } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";
import { contributorRightsValueSet, contributorRightsValues } from "./values/contributor-rights.js";
import { userGroupsValueSet, userGroupsValues } from "./values/user-groups.js";

const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "group":
    case "excludegroup":
      return areOf(given, userGroupsValueSet);
    case "rights":
    case "excluderights":
      return areOf(given, contributorRightsValueSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
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
  module("pc", [
    someOf("group", userGroupsValues),
    someOf("excludegroup", userGroupsValues),
    someOf("rights", contributorRightsValues),
    someOf("excluderights", contributorRightsValues),
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, form(whole, whole))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.group = given; break;
      case 1: value.excludegroup = given; break;
      case 2: value.rights = given; break;
      case 3: value.excluderights = given; break;
      case 4: value.limit = given; break;
      case 5: value.continue = given; break;
    }
  }, () => ({ limit: 10 }), [
    atMostOneOf("invalidparammix", "group", "excludegroup", "rights", "excluderights"),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("pc", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
