// The parameters of links. Generated: change the spec instead.
import {
  areTexts,
  areWhole,
  checked,
  continues,
  decoder,
  dropping,
  encodeWith,
  form,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  namespaces,
  once,
  oneOf,
  orAll,
  standardOf,
  string,
  strings,
  text,
  whole,
} from "../runtime/query/core.js";
import { title } from "../runtime/query/titles.js";


function accepts_links(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "titles":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_links(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_links(name, value[name])) return false;
  return true;
}


const parameters_links = /* @__PURE__ */ once(() =>
  module("pl", [
    [(to, value) => { to.namespace = value; }, orAll(namespaces(-2, -1))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, whole, text)))],
    [(to, value) => { to.titles = value; }, checked(strings(), dropping(title("invalidtitle", true)))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, dir: "ascending" })),
);

const decode_links = /* @__PURE__ */ decoder(parameters_links);

const encode_links = (value, options) => encodeWith("pl", accepts_links, value, options);

const standard_links = /* @__PURE__ */ standardOf({ describe: parameters_links, accepts: accepts_links, decode: decode_links, encode: encode_links });

export { decode_links as decode, encode_links as encode, standard_links as standard, validate_links as validate };
