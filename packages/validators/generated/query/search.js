// The parameters of search. Generated: change the spec instead.
import { areOf, areWhole, isFlag, isObject, isText, isWithin } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oldValues, oneOf, someOf } from "../runtime/enumerations.js";
import { namespaces } from "../runtime/namespaces.js";
import { integer, limit } from "../runtime/numbers.js";
import { orAll, required } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";

const infoList = ["rewrittenquery", "suggestion", "totalhits"];
const infoSet = /* @__PURE__ */ new Set(infoList);
const propList = [
  "categorysnippet", "extensiondata", "isfilematch", "redirectsnippet", "redirecttitle", "sectionsnippet", "sectiontitle", "size",
  "snippet", "timestamp", "titlesnippet", "wordcount", "hasrelated", "score",
];
const propSet = /* @__PURE__ */ new Set(propList);
const whatList = ["nearmatch", "text", "title"];
const sortList = ["relevance"];
const requiredNames = ["search"];

function accepts(name, given) {
  switch (name) {
    case "search":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "offset":
      return isWithin(given, 0, Infinity);
    case "what":
      return given === "nearmatch" || given === "text" || given === "title" || given === undefined;
    case "info":
      return areOf(given, infoSet);
    case "prop":
      return areOf(given, propSet);
    case "interwiki":
    case "enablerewrites":
      return isFlag(given);
    case "sort":
      return given === "relevance" || given === undefined;
    default:
      return false;
  }
}

export function validate(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts(name, value[name])) return false;
  return value["search"] !== undefined;
}

export const parameters = /* @__PURE__ */ once(() =>
  module("sr", [
    required(string("search")),
    orAll(namespaces("namespace")),
    limit("limit", 1, 500, 5000),
    integer("offset", 0, Infinity),
    oneOf("what", whatList),
    someOf("info", infoList),
    oldValues(someOf("prop", propList), ["hasrelated", "score"]),
    boolean("interwiki"),
    boolean("enablerewrites"),
    oneOf("sort", sortList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.search = given; break;
      case 1: value.namespace = given; break;
      case 2: value.limit = given; break;
      case 3: value.offset = given; break;
      case 4: value.what = given; break;
      case 5: value.info = given; break;
      case 6: value.prop = given; break;
      case 7: value.interwiki = given; break;
      case 8: value.enablerewrites = given; break;
      case 9: value.sort = given; break;
    }
  }, () => ({ namespace: [0], limit: 10, offset: 0, info: ["totalhits", "suggestion", "rewrittenquery"], prop: ["size", "wordcount", "timestamp", "snippet"], sort: "relevance" })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("sr", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
