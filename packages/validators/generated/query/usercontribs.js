// The parameters of usercontribs. Generated: change the spec instead.
import {
  areOf,
  areTexts,
  areWhole,
  boolean,
  checked,
  continues,
  contradiction,
  decoder,
  deprecated,
  encodeWith,
  exactly,
  exactlyOneOf,
  excludes,
  form,
  formWhere,
  given,
  holds,
  id,
  integers,
  isFlag,
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
  someOf,
  standardOf,
  string,
  text,
  whole,
} from "../runtime/query/core.js";
import { continueTime, timestamp } from "../runtime/query/times.js";
import { ip, users } from "../runtime/query/users.js";


const usercontribsPropSet = /* @__PURE__ */ new Set(["comment", "flags", "ids", "parsedcomment", "patrolled", "size", "sizediff", "tags", "timestamp", "title"]);
const usercontribsShowSet = /* @__PURE__ */ new Set(["!autopatrolled", "!minor", "!new", "!patrolled", "!top", "autopatrolled", "minor", "new", "patrolled", "top"]);
function accepts_usercontribs(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "start":
    case "end":
    case "continue":
    case "userprefix":
    case "iprange":
    case "tag":
      return isText(given);
    case "user":
      return areTexts(given);
    case "userids":
      return areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "namespace":
      return given === "*" || areWhole(given);
    case "prop":
      return areOf(given, usercontribsPropSet);
    case "show":
      return areOf(given, usercontribsShowSet);
    case "toponly":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_usercontribs(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_usercontribs(name, value[name])) return false;
  return true;
}


const parameters_usercontribs = /* @__PURE__ */ once(() =>
  module("uc", [
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([], [given("userprefix"), given("iprange")], form(continueTime, whole)), formWhere([], [given("userprefix"), given("iprange")], form(exactly("actor"), whole, continueTime, whole)), formWhere([given("userprefix")], [], form(exactly("name"), text, continueTime, whole)), formWhere([given("iprange")], [], form(exactly("name"), text, continueTime, whole))))],
    [(to, value) => { to.user = value; }, users("name", "ip", "temp", "interwiki")],
    [(to, value) => { to.userids = value; }, checked(integers(), id("invaliduserid"))],
    [(to, value) => { to.userprefix = value; }, string()],
    [(to, value) => { to.iprange = value; }, checked(string(), ip("invalidiprange", true, 16, 32, "cidrtoobroad"))],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.prop = value; }, someOf(usercontribsPropSet)],
    [(to, value) => { to.show = value; }, someOf(usercontribsShowSet)],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.toponly = value; }, deprecated(boolean())],
  ], () => ({ limit: 10, dir: "older", prop: ["ids", "title", "timestamp", "comment", "size", "flags"] }), [
    exactlyOneOf("missingparam", "invalidparammix", "userprefix", "userids", "iprange", "user"),
    notEmpty("paramempty_{wireName}", "userids"),
    notEmpty("paramempty_{wireName}", "user"),
    contradiction("show", "show", ["minor", "!minor"], ["new", "!new"], ["patrolled", "!patrolled"], ["top", "!top"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "!patrolled"]),
    excludes("show", [given("toponly")], [holds("show", "!top")]),
  ]),
);

const decode_usercontribs = /* @__PURE__ */ decoder(parameters_usercontribs);

const encode_usercontribs = (value, options) => encodeWith("uc", accepts_usercontribs, value, options);

const standard_usercontribs = /* @__PURE__ */ standardOf({ describe: parameters_usercontribs, accepts: accepts_usercontribs, decode: decode_usercontribs, encode: encode_usercontribs });

export { decode_usercontribs as decode, encode_usercontribs as encode, standard_usercontribs as standard, validate_usercontribs as validate };
