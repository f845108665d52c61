// The parameters of backlinks. Generated: change the spec instead.
import {
  areWhole,
  boolean,
  cap,
  checked,
  continues,
  decoder,
  encodeWith,
  exactlyOneOf,
  form,
  given,
  id,
  integer,
  isFlag,
  isObject,
  isText,
  isWhole,
  isWithin,
  limit,
  module,
  namespaces,
  once,
  oneOf,
  orAll,
  standardOf,
  string,
  text,
  when,
  whole,
} from "../runtime/query/core.js";
import { title } from "../runtime/query/titles.js";


function accepts_backlinks(name, given) {
  switch (name) {
    case "title":
    case "continue":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "redirect":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_backlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_backlinks(name, value[name])) return false;
  return true;
}


const parameters_backlinks = /* @__PURE__ */ once(() =>
  module("bl", [
    [(to, value) => { to.title = value; }, checked(string(), title("invalidtitle", true))],
    [(to, value) => { to.pageid = value; }, checked(integer(), id("nosuchpageid"))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, whole), form(whole, whole, whole, text, whole, whole), form(whole, whole, whole, text, whole, whole, whole), form(whole, whole, whole, text, whole, whole, whole, whole)))],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.filterredir = value; }, oneOf(["all", "nonredirects", "redirects"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.redirect = value; }, boolean()],
  ], () => ({ dir: "ascending", filterredir: "all", limit: 10 }), [
    when(cap("outofrange", "limit", 250, 2500), given("redirect")),
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
  ]),
);

const decode_backlinks = /* @__PURE__ */ decoder(parameters_backlinks);

const encode_backlinks = (value, options) => encodeWith("bl", accepts_backlinks, value, options);

const standard_backlinks = /* @__PURE__ */ standardOf({ describe: parameters_backlinks, accepts: accepts_backlinks, decode: decode_backlinks, encode: encode_backlinks });

export { decode_backlinks as decode, encode_backlinks as encode, standard_backlinks as standard, validate_backlinks as validate };
