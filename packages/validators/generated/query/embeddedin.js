// The parameters of embeddedin. Generated: change the spec instead.
import {
  areWhole,
  checked,
  continues,
  decoder,
  encodeWith,
  exactlyOneOf,
  form,
  id,
  integer,
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
  whole,
} from "../runtime/query/core.js";
import { title } from "../runtime/query/titles.js";


function accepts_embeddedin(name, given) {
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
    default:
      return false;
  }
}

function validate_embeddedin(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_embeddedin(name, value[name])) return false;
  return true;
}


const parameters_embeddedin = /* @__PURE__ */ once(() =>
  module("ei", [
    [(to, value) => { to.title = value; }, checked(string(), title("invalidtitle", true))],
    [(to, value) => { to.pageid = value; }, checked(integer(), id("nosuchpageid"))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, whole), form(whole, whole, whole, text, whole, whole), form(whole, whole, whole, text, whole, whole, whole), form(whole, whole, whole, text, whole, whole, whole, whole)))],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.filterredir = value; }, oneOf(["all", "nonredirects", "redirects"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
  ], () => ({ dir: "ascending", filterredir: "all", limit: 10 }), [
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
  ]),
);

const decode_embeddedin = /* @__PURE__ */ decoder(parameters_embeddedin);

const encode_embeddedin = (value, options) => encodeWith("ei", accepts_embeddedin, value, options);

const standard_embeddedin = /* @__PURE__ */ standardOf({ describe: parameters_embeddedin, accepts: accepts_embeddedin, decode: decode_embeddedin, encode: encode_embeddedin });

export { decode_embeddedin as decode, encode_embeddedin as encode, standard_embeddedin as standard, validate_embeddedin as validate };
