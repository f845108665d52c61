// The parameters of recentchanges. Generated: change the spec instead.
import {
  areOf,
  areWhole,
  atMostOneOf,
  boolean,
  checked,
  continues,
  contradiction,
  decoder,
  encodeWith,
  form,
  isFlag,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  namespaces,
  once,
  oneOf,
  orAll,
  someOf,
  standardOf,
  string,
  whole,
} from "../runtime/query/core.js";
import { continueTime, timestamp } from "../runtime/query/times.js";
import { title } from "../runtime/query/titles.js";
import { user } from "../runtime/query/users.js";


const recentchangesPropSet = /* @__PURE__ */ new Set([
  "comment", "flags", "ids", "loginfo", "parsedcomment", "patrolled", "redirect", "sha1", "sizes", "tags", "timestamp", "title", "user",
  "userid",
]);
const recentchangesShowSet = /* @__PURE__ */ new Set([
  "!anon", "!autopatrolled", "!bot", "!minor", "!patrolled", "!redirect", "anon", "autopatrolled", "bot", "minor", "patrolled", "redirect",
  "unpatrolled",
]);
const recentchangesTypeSet = /* @__PURE__ */ new Set(["categorize", "edit", "external", "log", "new"]);
function accepts_recentchanges(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "user":
    case "excludeuser":
    case "tag":
    case "title":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "namespace":
      return given === "*" || areWhole(given);
    case "prop":
      return areOf(given, recentchangesPropSet);
    case "show":
      return areOf(given, recentchangesShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "type":
      return areOf(given, recentchangesTypeSet);
    case "toponly":
    case "generaterevisions":
      return isFlag(given);
    case "slot":
      return given === "main" || given === undefined;
    default:
      return false;
  }
}

function validate_recentchanges(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_recentchanges(name, value[name])) return false;
  return true;
}


const parameters_recentchanges = /* @__PURE__ */ once(() =>
  module("rc", [
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.namespace = value; }, orAll(namespaces(-2, -1))],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.prop = value; }, someOf(recentchangesPropSet)],
    [(to, value) => { to.show = value; }, someOf(recentchangesShowSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.type = value; }, someOf(recentchangesTypeSet)],
    [(to, value) => { to.toponly = value; }, boolean()],
    [(to, value) => { to.title = value; }, checked(string(), title("invalidtitle", true))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(continueTime, whole)))],
    [(to, value) => { to.generaterevisions = value; }, boolean()],
    [(to, value) => { to.slot = value; }, oneOf(["main"])],
  ], () => ({ dir: "older", prop: ["title", "timestamp", "ids"], limit: 10, type: ["edit", "new", "log", "categorize"] }), [
    contradiction("show", "show", ["minor", "!minor"], ["bot", "!bot"], ["anon", "!anon"], ["redirect", "!redirect"], ["patrolled", "!patrolled", "unpatrolled"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "unpatrolled"], ["autopatrolled", "!patrolled"]),
    atMostOneOf("invalidparammix", "user", "excludeuser"),
  ]),
);

const decode_recentchanges = /* @__PURE__ */ decoder(parameters_recentchanges);

const encode_recentchanges = (value, options) => encodeWith("rc", accepts_recentchanges, value, options);

const standard_recentchanges = /* @__PURE__ */ standardOf({ describe: parameters_recentchanges, accepts: accepts_recentchanges, decode: decode_recentchanges, encode: encode_recentchanges });

export { decode_recentchanges as decode, encode_recentchanges as encode, standard_recentchanges as standard, validate_recentchanges as validate };
