// The parameters of allpages. Generated: change the spec instead.
import {
  areOf,
  checked,
  continues,
  decoder,
  encodeWith,
  filled,
  form,
  given,
  integer,
  isObject,
  isText,
  isWhole,
  isWithin,
  limit,
  module,
  namespace,
  needs,
  once,
  oneOf,
  someOf,
  standardOf,
  string,
  text,
} from "../runtime/query/core.js";
import { titlePart } from "../runtime/query/titles.js";


const allpagesPrtypeSet = /* @__PURE__ */ new Set(["edit", "move", "upload"]);
const allpagesPrlevelSet = /* @__PURE__ */ new Set(["", "autoconfirmed", "sysop"]);
function accepts_allpages(name, given) {
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
      return areOf(given, allpagesPrtypeSet);
    case "prlevel":
      return areOf(given, allpagesPrlevelSet);
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

function validate_allpages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allpages(name, value[name])) return false;
  return true;
}


const parameters_allpages = /* @__PURE__ */ once(() =>
  module("ap", [
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text)))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.namespace = value; }, namespace()],
    [(to, value) => { to.filterredir = value; }, oneOf(["all", "nonredirects", "redirects"])],
    [(to, value) => { to.filterlanglinks = value; }, oneOf(["all", "withlanglinks", "withoutlanglinks"])],
    [(to, value) => { to.minsize = value; }, integer()],
    [(to, value) => { to.maxsize = value; }, integer()],
    [(to, value) => { to.prtype = value; }, someOf(allpagesPrtypeSet)],
    [(to, value) => { to.prlevel = value; }, someOf(allpagesPrlevelSet)],
    [(to, value) => { to.prfiltercascade = value; }, oneOf(["all", "cascading", "noncascading"])],
    [(to, value) => { to.prexpiry = value; }, oneOf(["all", "definite", "indefinite"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ namespace: 0, filterredir: "all", filterlanglinks: "all", prfiltercascade: "all", prexpiry: "all", limit: 10, dir: "ascending" }), [
    needs("invalidparammix", [given("prlevel")], [filled("prtype"), given("prexpiry")]),
  ]),
);

const decode_allpages = /* @__PURE__ */ decoder(parameters_allpages);

const encode_allpages = (value, options) => encodeWith("ap", accepts_allpages, value, options);

const standard_allpages = /* @__PURE__ */ standardOf({ describe: parameters_allpages, accepts: accepts_allpages, decode: decode_allpages, encode: encode_allpages });

export { decode_allpages as decode, encode_allpages as encode, standard_allpages as standard, validate_allpages as validate };
