// The parameters of search. Generated: change the spec instead.
import {
  areOf,
  areWhole,
  boolean,
  decoder,
  encodeWith,
  integer,
  isFlag,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  namespaces,
  oldValues,
  once,
  oneOf,
  orAll,
  required,
  someOf,
  standardOf,
  string,
} from "../runtime/query/core.js";


const searchInfoSet = /* @__PURE__ */ new Set(["rewrittenquery", "suggestion", "totalhits"]);
const searchPropSet = /* @__PURE__ */ new Set([
  "categorysnippet", "extensiondata", "isfilematch", "redirectsnippet", "redirecttitle", "sectionsnippet", "sectiontitle", "size",
  "snippet", "timestamp", "titlesnippet", "wordcount", "hasrelated", "score",
]);
function accepts_search(name, given) {
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
      return areOf(given, searchInfoSet);
    case "prop":
      return areOf(given, searchPropSet);
    case "interwiki":
    case "enablerewrites":
      return isFlag(given);
    case "sort":
      return given === "relevance" || given === undefined;
    default:
      return false;
  }
}

function validate_search(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_search(name, value[name])) return false;
  return value["search"] !== undefined;
}


const parameters_search = /* @__PURE__ */ once(() =>
  module("sr", [
    [(to, value) => { to.search = value; }, required(string())],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.offset = value; }, integer(0)],
    [(to, value) => { to.what = value; }, oneOf(["nearmatch", "text", "title"])],
    [(to, value) => { to.info = value; }, someOf(searchInfoSet)],
    [(to, value) => { to.prop = value; }, oldValues(someOf(searchPropSet), ["hasrelated", "score"])],
    [(to, value) => { to.interwiki = value; }, boolean()],
    [(to, value) => { to.enablerewrites = value; }, boolean()],
    [(to, value) => { to.sort = value; }, oneOf(["relevance"])],
  ], () => ({ namespace: [0], limit: 10, offset: 0, info: ["totalhits", "suggestion", "rewrittenquery"], prop: ["size", "wordcount", "timestamp", "snippet"], sort: "relevance" })),
);

const decode_search = /* @__PURE__ */ decoder(parameters_search);

const encode_search = (value, options) => encodeWith("sr", accepts_search, value, options);

const standard_search = /* @__PURE__ */ standardOf({ describe: parameters_search, accepts: accepts_search, required: ["search"], decode: decode_search, encode: encode_search });

export { decode_search as decode, encode_search as encode, standard_search as standard, validate_search as validate };
