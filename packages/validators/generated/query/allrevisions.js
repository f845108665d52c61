// The parameters of allrevisions. Generated: change the spec instead.
import {
  areOf,
  areWhole,
  atMostOneOf,
  boolean,
  both,
  cap,
  checked,
  continues,
  decoder,
  deprecated,
  encodeWith,
  except,
  excludes,
  form,
  given,
  holds,
  isFlag,
  isObject,
  isOneOf,
  isText,
  isWithin,
  limit,
  module,
  namespaces,
  oldValues,
  once,
  oneOf,
  orAll,
  role,
  slot,
  someOf,
  standardOf,
  string,
  unless,
  warning,
  when,
  whole,
  word,
} from "../runtime/query/core.js";
import { continueTime, timestamp } from "../runtime/query/times.js";
import { user } from "../runtime/query/users.js";


const revisionPropertiesSet = /* @__PURE__ */ new Set([
  "comment", "content", "contentmodel", "flags", "ids", "parsedcomment", "roles", "sha1", "size", "slotsha1", "slotsize", "tags",
  "timestamp", "user", "userid", "parsetree",
]);
const allrevisionsSlotsSet = /* @__PURE__ */ new Set(["main"]);
const contentFormatsSet = /* @__PURE__ */ new Set([
  "application/json", "application/octet-stream", "application/unknown", "application/vue+xml", "application/x-binary", "text/css",
  "text/javascript", "text/plain", "text/unknown", "text/x-wiki", "unknown/unknown",
]);
function accepts_allrevisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, allrevisionsSlotsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandtemplates":
    case "generatexml":
    case "parse":
    case "difftotextpst":
    case "generatetitles":
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "user":
    case "start":
    case "end":
    case "excludeuser":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

function validate_allrevisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allrevisions(name, value[name])) return false;
  return true;
}


const parameters_allrevisions = /* @__PURE__ */ once(() =>
  module("arv", [
    [(to, value) => { to.prop = value; }, oldValues(someOf(revisionPropertiesSet), ["parsetree"])],
    [(to, value) => { to.slots = value; }, orAll(someOf(allrevisionsSlotsSet))],
    [(to, value) => { to["contentformat-main"] = value; }, slot(oneOf(contentFormatsSet), "slots", "main")],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.expandtemplates = value; }, deprecated(boolean())],
    [(to, value) => { to.generatexml = value; }, deprecated(boolean())],
    [(to, value) => { to.parse = value; }, deprecated(boolean())],
    [(to, value) => { to.section = value; }, string()],
    [(to, value) => { to.diffto = value; }, checked(deprecated(string()), except(word("diffto", new RegExp("^(?:[0-9]+|prev|next|cur)$", "u")), given("difftotext"), role("generator")))],
    [(to, value) => { to.difftotext = value; }, deprecated(string())],
    [(to, value) => { to.difftotextpst = value; }, deprecated(boolean())],
    [(to, value) => { to.contentformat = value; }, deprecated(oneOf(contentFormatsSet))],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(continueTime, whole)))],
    [(to, value) => { to.generatetitles = value; }, boolean()],
  ], () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    atMostOneOf("invalidparammix", "user", "excludeuser"),
    unless(excludes("invalidparammix", [
      holds("prop", "parsetree"),
      given("expandtemplates"),
      given("generatexml"),
      given("parse"),
      given("diffto"),
      given("difftotext"),
      given("difftotextpst"),
      given("contentformat"),
    ], [given("slots")]), role("generator")),
    unless(when(cap("outofrange", "limit", 1, 1), both(given("parse"), holds("prop", "content", "parsetree")), both(given("parse"), given("diffto")), both(given("parse"), given("difftotext"))), role("generator")),
    unless(when(cap("outofrange", "limit", 50, 500), holds("prop", "content", "parsetree"), given("diffto"), given("difftotext")), role("generator")),
    unless(when(warning("deprecation"), holds("prop", "content", "contentmodel", "parsetree", "slotsize", "slotsha1"), given("diffto"), given("difftotext")), given("slots"), role("generator")),
  ]),
);

const decode_allrevisions = /* @__PURE__ */ decoder(parameters_allrevisions);

const encode_allrevisions = (value, options) => encodeWith("arv", accepts_allrevisions, value, options);

const standard_allrevisions = /* @__PURE__ */ standardOf({ describe: parameters_allrevisions, accepts: accepts_allrevisions, decode: decode_allrevisions, encode: encode_allrevisions });

export { decode_allrevisions as decode, encode_allrevisions as encode, standard_allrevisions as standard, validate_allrevisions as validate };
