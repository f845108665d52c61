// The parameters of transcludedin. Generated: change the spec instead.
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


const transcludedinPropSet = /* @__PURE__ */ new Set(["pageid", "redirect", "title"]);
const transcludedinShowSet = /* @__PURE__ */ new Set(["!redirect", "redirect"]);
function accepts_transcludedin(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, transcludedinPropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, transcludedinShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_transcludedin(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_transcludedin(name, value[name])) return false;
  return true;
}


const parameters_transcludedin = /* @__PURE__ */ once(() =>
  module("ti", [
    [(to, value) => { to.prop = value; }, someOf(transcludedinPropSet)],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.show = value; }, someOf(transcludedinShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([], [pages("several")], form(whole)), formWhere([given("namespace")], [pages("several")], form(whole, whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several")], [], form(whole, whole)), formWhere([pages("several")], [], form(whole, text, whole)), formWhere([pages("several"), given("namespace")], [], form(text, whole, whole)), formWhere([pages("several"), given("namespace")], [], form(whole, text, whole, whole))))],
  ], () => ({ prop: ["pageid", "title", "redirect"], limit: 10 }), [
    contradiction("show", "show", ["redirect", "!redirect"]),
  ]),
);

const decode_transcludedin = /* @__PURE__ */ decoder(parameters_transcludedin);

const encode_transcludedin = (value, options) => encodeWith("ti", accepts_transcludedin, value, options);

const standard_transcludedin = /* @__PURE__ */ standardOf({ describe: parameters_transcludedin, accepts: accepts_transcludedin, decode: decode_transcludedin, encode: encode_transcludedin });

export { decode_transcludedin as decode, encode_transcludedin as encode, standard_transcludedin as standard, validate_transcludedin as validate };
