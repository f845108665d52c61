// The parameters of watchlistraw. Generated: change the spec instead.
import { areOf, areWhole, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, text, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { limit } from "../runtime/numbers.js";
import { checked, orAll, sensitive } from "../runtime/parameters.js";
import { contradiction } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";
import { titlePrefix } from "../runtime/title-syntax.js";
import { user } from "../runtime/users.js";

const propList = ["changed"];
const propSet = /* @__PURE__ */ new Set(propList);
const showList = ["!changed", "changed"];
const showSet = /* @__PURE__ */ new Set(showList);
const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "continue":
    case "owner":
    case "token":
    case "fromtitle":
    case "totitle":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, propSet);
    case "show":
      return areOf(given, showSet);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
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
  module("wr", [
    checked(string("continue"), continues("badcontinue", false, form(whole, text))),
    orAll(namespaces("namespace")),
    limit("limit", 1, 500, 5000),
    someOf("prop", propList),
    someOf("show", showList),
    user("owner", "name"),
    sensitive(string("token")),
    oneOf("dir", dirList),
    checked(string("fromtitle"), titlePrefix("invalidtitle")),
    checked(string("totitle"), titlePrefix("invalidtitle")),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.namespace = given; break;
      case 2: value.limit = given; break;
      case 3: value.prop = given; break;
      case 4: value.show = given; break;
      case 5: value.owner = given; break;
      case 6: value.token = given; break;
      case 7: value.dir = given; break;
      case 8: value.fromtitle = given; break;
      case 9: value.totitle = given; break;
    }
  }, () => ({ limit: 10, dir: "ascending" }), [
    contradiction("show", "show", ["changed", "!changed"]),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("wr", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
