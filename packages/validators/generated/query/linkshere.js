// The parameters of linkshere. Generated: change the spec instead.
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


const linksherePropSet = /* @__PURE__ */ new Set(["pageid", "redirect", "title"]);
const linkshereShowSet = /* @__PURE__ */ new Set(["!redirect", "redirect"]);
function accepts_linkshere(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, linksherePropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, linkshereShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_linkshere(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_linkshere(name, value[name])) return false;
  return true;
}


const parameters_linkshere = /* @__PURE__ */ once(() =>
  module("lh", [
    [(to, value) => { to.prop = value; }, someOf(linksherePropSet)],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.show = value; }, someOf(linkshereShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([], [pages("several")], form(whole)), formWhere([given("namespace")], [pages("several")], form(whole, whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several")], [], form(whole, whole)), formWhere([pages("several")], [], form(whole, text, whole)), formWhere([pages("several"), given("namespace")], [], form(text, whole, whole)), formWhere([pages("several"), given("namespace")], [], form(whole, text, whole, whole))))],
  ], () => ({ prop: ["pageid", "title", "redirect"], limit: 10 }), [
    contradiction("show", "show", ["redirect", "!redirect"]),
  ]),
);

const decode_linkshere = /* @__PURE__ */ decoder(parameters_linkshere);

const encode_linkshere = (value, options) => encodeWith("lh", accepts_linkshere, value, options);

const standard_linkshere = /* @__PURE__ */ standardOf({ describe: parameters_linkshere, accepts: accepts_linkshere, decode: decode_linkshere, encode: encode_linkshere });

export { decode_linkshere as decode, encode_linkshere as encode, standard_linkshere as standard, validate_linkshere as validate };
