// The parameters of allredirects. Generated: change the spec instead.
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


const allredirectsPropSet = /* @__PURE__ */ new Set(["fragment", "ids", "interwiki", "title"]);
function accepts_allredirects(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, allredirectsPropSet);
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

function validate_allredirects(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allredirects(name, value[name])) return false;
  return true;
}


const parameters_allredirects = /* @__PURE__ */ once(() =>
  module("ar", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole))))],
    [(to, value) => { to.from = value; }, checked(string(), except(titlePart("invalidtitle", "namespace"), given("continue")))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.unique = value; }, boolean()],
    [(to, value) => { to.prop = value; }, someOf(allredirectsPropSet)],
    [(to, value) => { to.namespace = value; }, namespace(-2, -1)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ prop: ["title"], namespace: 0, limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [holds("prop", "ids", "fragment", "interwiki")], [given("unique")]),
  ]),
);

const decode_allredirects = /* @__PURE__ */ decoder(parameters_allredirects);

const encode_allredirects = (value, options) => encodeWith("ar", accepts_allredirects, value, options);

const standard_allredirects = /* @__PURE__ */ standardOf({ describe: parameters_allredirects, accepts: accepts_allredirects, decode: decode_allredirects, encode: encode_allredirects });

export { decode_allredirects as decode, encode_allredirects as encode, standard_allredirects as standard, validate_allredirects as validate };
