// The parameters of allpages. Generated: change the spec instead.
import { areOf, isObject, isText, isWhole, isWithin } from "../runtime/check.js";
import { continues, form, text } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { namespace } from "../runtime/namespaces.js";
import { integer, limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { needs } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";
import { filled, given } from "../runtime/tests.js";
import { titlePart } from "../runtime/title-syntax.js";

const prtypeList = ["edit", "move", "upload"];
const prtypeSet = /* @__PURE__ */ new Set(prtypeList);
const prlevelList = ["", "autoconfirmed", "sysop"];
const prlevelSet = /* @__PURE__ */ new Set(prlevelList);
const filterredirList = ["all", "nonredirects", "redirects"];
const filterlanglinksList = ["all", "withlanglinks", "withoutlanglinks"];
const prfiltercascadeList = ["all", "cascading", "noncascading"];
const prexpiryList = ["all", "definite", "indefinite"];
const dirList = ["ascending", "descending"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "from":
    case "continue":
    case "to":
    case "prefix":
      return isText(given);
    case "namespace":
    case "minsize":
    case "maxsize":
      return isWhole(given);
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "filterlanglinks":
      return given === "all" || given === "withlanglinks" || given === "withoutlanglinks" || given === undefined;
    case "prtype":
      return areOf(given, prtypeSet);
    case "prlevel":
      return areOf(given, prlevelSet);
    case "prfiltercascade":
      return given === "all" || given === "cascading" || given === "noncascading" || given === undefined;
    case "prexpiry":
      return given === "all" || given === "definite" || given === "indefinite" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
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
  module("ap", [
    checked(string("from"), titlePart("invalidtitle", "namespace")),
    checked(string("continue"), continues("badcontinue", false, form(text))),
    checked(string("to"), titlePart("invalidtitle", "namespace")),
    checked(string("prefix"), titlePart("invalidtitle", "namespace")),
    namespace("namespace"),
    oneOf("filterredir", filterredirList),
    oneOf("filterlanglinks", filterlanglinksList),
    integer("minsize"),
    integer("maxsize"),
    someOf("prtype", prtypeList),
    someOf("prlevel", prlevelList),
    oneOf("prfiltercascade", prfiltercascadeList),
    oneOf("prexpiry", prexpiryList),
    limit("limit", 1, 500, 5000),
    oneOf("dir", dirList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.from = given; break;
      case 1: value.continue = given; break;
      case 2: value.to = given; break;
      case 3: value.prefix = given; break;
      case 4: value.namespace = given; break;
      case 5: value.filterredir = given; break;
      case 6: value.filterlanglinks = given; break;
      case 7: value.minsize = given; break;
      case 8: value.maxsize = given; break;
      case 9: value.prtype = given; break;
      case 10: value.prlevel = given; break;
      case 11: value.prfiltercascade = given; break;
      case 12: value.prexpiry = given; break;
      case 13: value.limit = given; break;
      case 14: value.dir = given; break;
    }
  }, () => ({ namespace: 0, filterredir: "all", filterlanglinks: "all", prfiltercascade: "all", prexpiry: "all", limit: 10, dir: "ascending" }), [
    needs("invalidparammix", [given("prlevel")], [filled("prtype"), given("prexpiry")]),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("ap", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
