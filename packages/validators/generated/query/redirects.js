// The parameters of redirects. Generated: change the spec instead.
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


const redirectsPropSet = /* @__PURE__ */ new Set(["fragment", "pageid", "title"]);
const redirectsShowSet = /* @__PURE__ */ new Set(["!fragment", "fragment"]);
function accepts_redirects(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, redirectsPropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, redirectsShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_redirects(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_redirects(name, value[name])) return false;
  return true;
}


const parameters_redirects = /* @__PURE__ */ once(() =>
  module("rd", [
    [(to, value) => { to.prop = value; }, someOf(redirectsPropSet)],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.show = value; }, someOf(redirectsShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([], [pages("several")], form(whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several")], [], form(whole, whole)), formWhere([pages("several")], [], form(whole, text, whole))))],
  ], () => ({ prop: ["pageid", "title"], limit: 10 }), [
    contradiction("show", "show", ["fragment", "!fragment"]),
  ]),
);

const decode_redirects = /* @__PURE__ */ decoder(parameters_redirects);

const encode_redirects = (value, options) => encodeWith("rd", accepts_redirects, value, options);

const standard_redirects = /* @__PURE__ */ standardOf({ describe: parameters_redirects, accepts: accepts_redirects, decode: decode_redirects, encode: encode_redirects });

export { decode_redirects as decode, encode_redirects as encode, standard_redirects as standard, validate_redirects as validate };
