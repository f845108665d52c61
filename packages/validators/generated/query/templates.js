// The parameters of templates. Generated: change the spec instead.
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


function accepts_templates(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "templates":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_templates(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_templates(name, value[name])) return false;
  return true;
}


const parameters_templates = /* @__PURE__ */ once(() =>
  module("tl", [
    [(to, value) => { to.namespace = value; }, orAll(namespaces(-2, -1))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, whole, text)))],
    [(to, value) => { to.templates = value; }, checked(strings(), dropping(title("invalidtitle", true)))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, dir: "ascending" })),
);

const decode_templates = /* @__PURE__ */ decoder(parameters_templates);

const encode_templates = (value, options) => encodeWith("tl", accepts_templates, value, options);

const standard_templates = /* @__PURE__ */ standardOf({ describe: parameters_templates, accepts: accepts_templates, decode: decode_templates, encode: encode_templates });

export { decode_templates as decode, encode_templates as encode, standard_templates as standard, validate_templates as validate };
