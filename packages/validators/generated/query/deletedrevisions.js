// The parameters of deletedrevisions. Generated: change the spec instead.
import {
  areOf,
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
  formWhere,
  given,
  holds,
  isFlag,
  isObject,
  isOneOf,
  isText,
  isWithin,
  limit,
  module,
  oldValues,
  once,
  oneOf,
  orAll,
  pages,
  role,
  slot,
  someOf,
  standardOf,
  string,
  text,
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
const deletedrevisionsSlotsSet = /* @__PURE__ */ new Set(["main"]);
const contentFormatsSet = /* @__PURE__ */ new Set([
  "application/json", "application/octet-stream", "application/unknown", "application/vue+xml", "application/x-binary", "text/css",
  "text/javascript", "text/plain", "text/unknown", "text/x-wiki", "unknown/unknown",
]);
function accepts_deletedrevisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, deletedrevisionsSlotsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandtemplates":
    case "generatexml":
    case "parse":
    case "difftotextpst":
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "start":
    case "end":
    case "tag":
    case "user":
    case "excludeuser":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsSet);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

function validate_deletedrevisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_deletedrevisions(name, value[name])) return false;
  return true;
}


const parameters_deletedrevisions = /* @__PURE__ */ once(() =>
  module("drv", [
    [(to, value) => { to.prop = value; }, oldValues(someOf(revisionPropertiesSet), ["parsetree"])],
    [(to, value) => { to.slots = value; }, orAll(someOf(deletedrevisionsSlotsSet))],
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
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([pages("revisions")], [], form(whole, whole)), formWhere([], [pages("revisions")], form(whole, text, continueTime, whole))))],
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

const decode_deletedrevisions = /* @__PURE__ */ decoder(parameters_deletedrevisions);

const encode_deletedrevisions = (value, options) => encodeWith("drv", accepts_deletedrevisions, value, options);

const standard_deletedrevisions = /* @__PURE__ */ standardOf({
      describe: parameters_deletedrevisions,
      accepts: accepts_deletedrevisions,
      decode: decode_deletedrevisions,
      encode: encode_deletedrevisions,
    });

export { decode_deletedrevisions as decode, encode_deletedrevisions as encode, standard_deletedrevisions as standard, validate_deletedrevisions as validate };
