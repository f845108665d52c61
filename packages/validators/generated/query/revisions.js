// The parameters of revisions. Generated: change the spec instead.
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
  id,
  integer,
  isFlag,
  isObject,
  isOneOf,
  isText,
  isWhole,
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
const revisionsSlotsSet = /* @__PURE__ */ new Set(["main"]);
const contentFormatsSet = /* @__PURE__ */ new Set([
  "application/json", "application/octet-stream", "application/unknown", "application/vue+xml", "application/x-binary", "text/css",
  "text/javascript", "text/plain", "text/unknown", "text/x-wiki", "unknown/unknown",
]);
function accepts_revisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, revisionsSlotsSet);
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
    case "user":
    case "excludeuser":
    case "tag":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsSet);
    case "startid":
    case "endid":
      return isWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

function validate_revisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_revisions(name, value[name])) return false;
  return true;
}


const parameters_revisions = /* @__PURE__ */ once(() =>
  module("rv", [
    [(to, value) => { to.prop = value; }, oldValues(someOf(revisionPropertiesSet), ["parsetree"])],
    [(to, value) => { to.slots = value; }, orAll(someOf(revisionsSlotsSet))],
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
    [(to, value) => { to.startid = value; }, checked(integer(), id("badid_{wireName}"))],
    [(to, value) => { to.endid = value; }, checked(integer(), id("badid_{wireName}"))],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.continue = value; }, checked(string(), except(continues("badcontinue", false, form(continueTime, whole), formWhere([], [
      given("user"),
      given("excludeuser"),
      given("limit"),
      given("startid"),
      given("endid"),
      given("start"),
      given("end"),
      holds("dir", "newer"),
    ], form(whole, whole))), pages("revisions")))],
  ], () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    excludes("invalidparammix", [
      given("user"),
      given("excludeuser"),
      given("limit"),
      given("startid"),
      given("endid"),
      given("start"),
      given("end"),
      holds("dir", "newer"),
    ], [pages("revisions"), pages("several")]),
    atMostOneOf("invalidparammix", "startid", "start"),
    atMostOneOf("invalidparammix", "endid", "end"),
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

const decode_revisions = /* @__PURE__ */ decoder(parameters_revisions);

const encode_revisions = (value, options) => encodeWith("rv", accepts_revisions, value, options);

const standard_revisions = /* @__PURE__ */ standardOf({ describe: parameters_revisions, accepts: accepts_revisions, decode: decode_revisions, encode: encode_revisions });

export { decode_revisions as decode, encode_revisions as encode, standard_revisions as standard, validate_revisions as validate };
