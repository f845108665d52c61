// The parameters of categorymembers. Generated: change the spec instead.
import { areOf, areWhole, isObject, isText, isWhole, isWithin } from "../runtime/check.js";
import { continues, form, formWhere, hex, text, time, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { integer, limit } from "../runtime/numbers.js";
import { checked, deprecated, orAll } from "../runtime/parameters.js";
import { exactlyOneOf } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";
import { except, id, word } from "../runtime/syntax.js";
import { filled, given, holds } from "../runtime/tests.js";
import { timestamp } from "../runtime/timestamps.js";
import { inNamespace, title } from "../runtime/title-syntax.js";

const propList = ["ids", "sortkey", "sortkeyprefix", "timestamp", "title", "type"];
const propSet = /* @__PURE__ */ new Set(propList);
const typeList = ["file", "page", "subcat"];
const typeSet = /* @__PURE__ */ new Set(typeList);
const sortList = ["sortkey", "timestamp"];
const dirList = ["asc", "ascending", "desc", "descending", "newer", "older"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "title":
    case "continue":
    case "start":
    case "end":
    case "starthexsortkey":
    case "endhexsortkey":
    case "startsortkeyprefix":
    case "endsortkeyprefix":
    case "startsortkey":
    case "endsortkey":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "prop":
      return areOf(given, propSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "type":
      return areOf(given, typeSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "sort":
      return given === "sortkey" || given === "timestamp" || given === undefined;
    case "dir":
      return given === "asc" || given === "ascending" || given === "desc" || given === "descending" || given === "newer" || given === "older" || given === undefined;
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
  module("cm", [
    checked(string("title"), title("invalidtitle", true, undefined, "pagecannotexist")),
    checked(integer("pageid"), id("nosuchpageid")),
    someOf("prop", propList),
    orAll(namespaces("namespace")),
    someOf("type", typeList),
    checked(string("continue"), continues("badcontinue", true, formWhere([holds("sort", "timestamp")], [], form(time, whole)), formWhere([holds("sort", "sortkey")], [], form(text, hex, whole)))),
    limit("limit", 1, 500, 5000),
    oneOf("sort", sortList),
    oneOf("dir", dirList),
    timestamp("start"),
    timestamp("end"),
    checked(string("starthexsortkey"), except(word("badvalue_{wireName}", new RegExp("^(?:[0-9A-Fa-f]{2})*$", "u")), holds("sort", "timestamp"), filled("continue"), given("startsortkeyprefix"))),
    checked(string("endhexsortkey"), except(word("badvalue_{wireName}", new RegExp("^(?:[0-9A-Fa-f]{2})*$", "u")), holds("sort", "timestamp"), filled("continue"), given("endsortkeyprefix"))),
    string("startsortkeyprefix"),
    string("endsortkeyprefix"),
    deprecated(string("startsortkey")),
    deprecated(string("endsortkey")),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.title = given; break;
      case 1: value.pageid = given; break;
      case 2: value.prop = given; break;
      case 3: value.namespace = given; break;
      case 4: value.type = given; break;
      case 5: value.continue = given; break;
      case 6: value.limit = given; break;
      case 7: value.sort = given; break;
      case 8: value.dir = given; break;
      case 9: value.start = given; break;
      case 10: value.end = given; break;
      case 11: value.starthexsortkey = given; break;
      case 12: value.endhexsortkey = given; break;
      case 13: value.startsortkeyprefix = given; break;
      case 14: value.endsortkeyprefix = given; break;
      case 15: value.startsortkey = given; break;
      case 16: value.endsortkey = given; break;
    }
  }, () => ({ prop: ["ids", "title"], type: ["page", "subcat", "file"], limit: 10, sort: "sortkey", dir: "ascending" }), [
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
    inNamespace("invalidcategory", "title", 14),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("cm", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
