// The parameters of filearchive. Generated: change the spec instead.
import { areOf, isObject, isText, isWithin } from "../runtime/check.js";
import { continues, form, text, time, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";
import { except, word } from "../runtime/syntax.js";
import { given } from "../runtime/tests.js";
import { titlePart } from "../runtime/title-syntax.js";

const propList = [
  "archivename", "bitdepth", "description", "dimensions", "mediatype", "metadata", "mime", "parseddescription", "sha1", "size", "timestamp",
  "user",
];
const propSet = /* @__PURE__ */ new Set(propList);
const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "from":
    case "to":
    case "prefix":
    case "sha1":
    case "sha1base36":
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "prop":
      return areOf(given, propSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
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
  module("fa", [
    checked(string("from"), titlePart("invalidtitle", 6)),
    checked(string("to"), titlePart("invalidtitle", 6)),
    checked(string("prefix"), titlePart("invalidtitle", 6)),
    oneOf("dir", dirList),
    checked(string("sha1"), word("invalidsha1hash", new RegExp("^[0-9A-Fa-f]{40}$", "u"))),
    checked(string("sha1base36"), except(word("invalidsha1base36hash", new RegExp("^[0-9A-Za-z]{31}$", "u")), given("sha1"))),
    someOf("prop", propList),
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, form(text, time, whole))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.from = given; break;
      case 1: value.to = given; break;
      case 2: value.prefix = given; break;
      case 3: value.dir = given; break;
      case 4: value.sha1 = given; break;
      case 5: value.sha1base36 = given; break;
      case 6: value.prop = given; break;
      case 7: value.limit = given; break;
      case 8: value.continue = given; break;
    }
  }, () => ({ dir: "ascending", prop: ["timestamp"], limit: 10 })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("fa", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
