// The parameters of watchlistraw. Generated: change the spec instead.
import {
  areOf,
  areWhole,
  checked,
  continues,
  contradiction,
  decoder,
  encodeWith,
  form,
  given,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  namespaces,
  notEmpty,
  once,
  oneOf,
  orAll,
  sensitive,
  someOf,
  standardOf,
  string,
  text,
  when,
  whole,
} from "../runtime/query/core.js";
import { titlePrefix } from "../runtime/query/titles.js";
import { user } from "../runtime/query/users.js";


const watchlistrawPropSet = /* @__PURE__ */ new Set(["changed"]);
const watchlistrawShowSet = /* @__PURE__ */ new Set(["!changed", "changed"]);
function accepts_watchlistraw(name, given) {
  switch (name) {
    case "continue":
    case "owner":
    case "token":
    case "fromtitle":
    case "totitle":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, watchlistrawPropSet);
    case "show":
      return areOf(given, watchlistrawShowSet);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_watchlistraw(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_watchlistraw(name, value[name])) return false;
  return true;
}


const parameters_watchlistraw = /* @__PURE__ */ once(() =>
  module("wr", [
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text)))],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(watchlistrawPropSet)],
    [(to, value) => { to.show = value; }, someOf(watchlistrawShowSet)],
    [(to, value) => { to.owner = value; }, user("name")],
    [(to, value) => { to.token = value; }, sensitive(string())],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.fromtitle = value; }, checked(string(), titlePrefix("invalidtitle"))],
    [(to, value) => { to.totitle = value; }, checked(string(), titlePrefix("invalidtitle"))],
  ], () => ({ limit: 10, dir: "ascending" }), [
    when(notEmpty("bad_wltoken", "token"), given("owner")),
    contradiction("show", "show", ["changed", "!changed"]),
  ]),
);

const decode_watchlistraw = /* @__PURE__ */ decoder(parameters_watchlistraw);

const encode_watchlistraw = (value, options) => encodeWith("wr", accepts_watchlistraw, value, options);

const standard_watchlistraw = /* @__PURE__ */ standardOf({ describe: parameters_watchlistraw, accepts: accepts_watchlistraw, decode: decode_watchlistraw, encode: encode_watchlistraw });

export { decode_watchlistraw as decode, encode_watchlistraw as encode, standard_watchlistraw as standard, validate_watchlistraw as validate };
