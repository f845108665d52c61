// The parameters of fileusage. Generated: change the spec instead.
import {
  areOf,
  areWhole,
  checked,
  continues,
  contradiction,
  decoder,
  encodeWith,
  form,
  formWhere,
  given,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  namespaces,
  once,
  orAll,
  pages,
  someOf,
  standardOf,
  string,
  text,
  whole,
} from "../runtime/query/core.js";


const fileusagePropSet = /* @__PURE__ */ new Set(["pageid", "redirect", "title"]);
const fileusageShowSet = /* @__PURE__ */ new Set(["!redirect", "redirect"]);
function accepts_fileusage(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, fileusagePropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, fileusageShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_fileusage(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_fileusage(name, value[name])) return false;
  return true;
}


const parameters_fileusage = /* @__PURE__ */ once(() =>
  module("fu", [
    [(to, value) => { to.prop = value; }, someOf(fileusagePropSet)],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.show = value; }, someOf(fileusageShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole), formWhere([given("namespace")], [], form(whole, whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several"), given("namespace")], [], form(text, whole, whole))))],
  ], () => ({ prop: ["pageid", "title", "redirect"], limit: 10 }), [
    contradiction("show", "show", ["redirect", "!redirect"]),
  ]),
);

const decode_fileusage = /* @__PURE__ */ decoder(parameters_fileusage);

const encode_fileusage = (value, options) => encodeWith("fu", accepts_fileusage, value, options);

const standard_fileusage = /* @__PURE__ */ standardOf({ describe: parameters_fileusage, accepts: accepts_fileusage, decode: decode_fileusage, encode: encode_fileusage });

export { decode_fileusage as decode, encode_fileusage as encode, standard_fileusage as standard, validate_fileusage as validate };
