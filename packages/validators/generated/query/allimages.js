// The parameters of allimages. Generated: change the spec instead.
import { areOf, areTexts, isObject, isText, isWhole, isWithin } from "../runtime/check.js";
import { continues, form, formWhere, text, time } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { integer, limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { excludes, needs } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string, strings } from "../runtime/strings.js";
import { except, word } from "../runtime/syntax.js";
import { given, holds } from "../runtime/tests.js";
import { timestamp } from "../runtime/timestamps.js";
import { titlePart } from "../runtime/title-syntax.js";
import { user } from "../runtime/users.js";

const propList = [
  "badfile", "bitdepth", "canonicaltitle", "comment", "commonmetadata", "dimensions", "extmetadata", "mediatype", "metadata", "mime",
  "parsedcomment", "sha1", "size", "timestamp", "url", "user", "userid",
];
const propSet = /* @__PURE__ */ new Set(propList);
const sortList = ["name", "timestamp"];
const dirList = ["ascending", "descending", "newer", "older"];
const filterbotsList = ["all", "bots", "nobots"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "sort":
      return given === "name" || given === "timestamp" || given === undefined;
    case "dir":
      return given === "ascending" || given === "descending" || given === "newer" || given === "older" || given === undefined;
    case "from":
    case "to":
    case "continue":
    case "start":
    case "end":
    case "prefix":
    case "sha1":
    case "sha1base36":
    case "user":
      return isText(given);
    case "prop":
      return areOf(given, propSet);
    case "minsize":
    case "maxsize":
      return isWhole(given);
    case "filterbots":
      return given === "all" || given === "bots" || given === "nobots" || given === undefined;
    case "mime":
      return areTexts(given);
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
  module("ai", [
    oneOf("sort", sortList),
    oneOf("dir", dirList),
    checked(string("from"), titlePart("invalidtitle", 6)),
    checked(string("to"), titlePart("invalidtitle", 6)),
    checked(string("continue"), continues("badcontinue", false, formWhere([holds("sort", "name")], [], form(text)), formWhere([holds("sort", "timestamp")], [], form(time, text)))),
    timestamp("start"),
    timestamp("end"),
    someOf("prop", propList),
    checked(string("prefix"), titlePart("invalidtitle", 6)),
    integer("minsize"),
    integer("maxsize"),
    checked(string("sha1"), word("invalidsha1hash", new RegExp("^[0-9A-Fa-f]{40}$", "u"))),
    checked(string("sha1base36"), except(word("invalidsha1base36hash", new RegExp("^[0-9A-Za-z]{31}$", "u")), given("sha1"))),
    user("user", "name", "ip", "temp", "interwiki", "id"),
    oneOf("filterbots", filterbotsList),
    strings("mime"),
    limit("limit", 1, 500, 5000),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.sort = given; break;
      case 1: value.dir = given; break;
      case 2: value.from = given; break;
      case 3: value.to = given; break;
      case 4: value.continue = given; break;
      case 5: value.start = given; break;
      case 6: value.end = given; break;
      case 7: value.prop = given; break;
      case 8: value.prefix = given; break;
      case 9: value.minsize = given; break;
      case 10: value.maxsize = given; break;
      case 11: value.sha1 = given; break;
      case 12: value.sha1base36 = given; break;
      case 13: value.user = given; break;
      case 14: value.filterbots = given; break;
      case 15: value.mime = given; break;
      case 16: value.limit = given; break;
    }
  }, () => ({ sort: "name", dir: "ascending", prop: ["timestamp", "url"], filterbots: "all", limit: 10 }), [
    needs("invalidparammix", [given("start"), given("end"), given("user"), given("filterbots")], [holds("sort", "timestamp")]),
    needs("invalidparammix", [given("from"), given("to"), given("prefix")], [holds("sort", "name")]),
    excludes("invalidparammix-cannotusewith", [given("user")], [given("filterbots")]),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("ai", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
