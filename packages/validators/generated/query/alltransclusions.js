// The parameters of alltransclusions. Generated: change the spec instead.
import {
  areOf,
  boolean,
  checked,
  continues,
  decoder,
  encodeWith,
  except,
  excludes,
  form,
  formWhere,
  given,
  holds,
  isFlag,
  isObject,
  isText,
  isWhole,
  isWithin,
  limit,
  module,
  namespace,
  once,
  oneOf,
  someOf,
  standardOf,
  string,
  text,
  whole,
} from "../runtime/query/core.js";
import { titlePart } from "../runtime/query/titles.js";


const alltransclusionsPropSet = /* @__PURE__ */ new Set(["ids", "title"]);
function accepts_alltransclusions(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, alltransclusionsPropSet);
    case "namespace":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_alltransclusions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_alltransclusions(name, value[name])) return false;
  return true;
}


const parameters_alltransclusions = /* @__PURE__ */ once(() =>
  module("at", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole))))],
    [(to, value) => { to.from = value; }, checked(string(), except(titlePart("invalidtitle", "namespace"), given("continue")))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.unique = value; }, boolean()],
    [(to, value) => { to.prop = value; }, someOf(alltransclusionsPropSet)],
    [(to, value) => { to.namespace = value; }, namespace(-2, -1)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ prop: ["title"], namespace: 10, limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [holds("prop", "ids")], [given("unique")]),
  ]),
);

const decode_alltransclusions = /* @__PURE__ */ decoder(parameters_alltransclusions);

const encode_alltransclusions = (value, options) => encodeWith("at", accepts_alltransclusions, value, options);

const standard_alltransclusions = /* @__PURE__ */ standardOf({
      describe: parameters_alltransclusions,
      accepts: accepts_alltransclusions,
      decode: decode_alltransclusions,
      encode: encode_alltransclusions,
    });

export { decode_alltransclusions as decode, encode_alltransclusions as encode, standard_alltransclusions as standard, validate_alltransclusions as validate };
