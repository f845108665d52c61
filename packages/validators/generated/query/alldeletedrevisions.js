// The parameters of alldeletedrevisions. Generated: change the spec instead.
import {
  areOf,
  areWhole,
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
  namespaces,
  needs,
  oldValues,
  once,
  oneOf,
  orAll,
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
import { titlePart } from "../runtime/query/titles.js";
import { user } from "../runtime/query/users.js";


const revisionPropertiesSet = /* @__PURE__ */ new Set([
  "comment", "content", "contentmodel", "flags", "ids", "parsedcomment", "roles", "sha1", "size", "slotsha1", "slotsize", "tags",
  "timestamp", "user", "userid", "parsetree",
]);
const alldeletedrevisionsSlotsSet = /* @__PURE__ */ new Set(["main"]);
const contentFormatsSet = /* @__PURE__ */ new Set([
  "application/json", "application/octet-stream", "application/unknown", "application/vue+xml", "application/x-binary", "text/css",
  "text/javascript", "text/plain", "text/unknown", "text/x-wiki", "unknown/unknown",
]);
function accepts_alldeletedrevisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, alldeletedrevisionsSlotsSet);
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
    case "from":
    case "to":
    case "prefix":
    case "excludeuser":
    case "tag":
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

function validate_alldeletedrevisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_alldeletedrevisions(name, value[name])) return false;
  return true;
}


const parameters_alldeletedrevisions = /* @__PURE__ */ once(() =>
  module("adr", [
    [(to, value) => { to.prop = value; }, oldValues(someOf(revisionPropertiesSet), ["parsetree"])],
    [(to, value) => { to.slots = value; }, orAll(someOf(alldeletedrevisionsSlotsSet))],
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
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([role("generator"), given("generatetitles"), holds("dir", "newer")], [given("user")], form(whole, text)), formWhere([], [given("user"), both(role("generator"), given("generatetitles"), holds("dir", "newer"))], form(whole, text, continueTime, whole)), formWhere([given("user")], [], form(continueTime, whole))))],
    [(to, value) => { to.generatetitles = value; }, boolean()],
  ], () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    excludes("invalidparammix", [given("from"), given("to"), given("prefix"), given("excludeuser")], [given("user")]),
    needs("invalidparammix", [given("start"), given("end")], [given("user")]),
    unless(when(warning("performance"), both(role("generator"), given("generatetitles"), holds("dir", "older"))), given("user")),
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

const decode_alldeletedrevisions = /* @__PURE__ */ decoder(parameters_alldeletedrevisions);

const encode_alldeletedrevisions = (value, options) => encodeWith("adr", accepts_alldeletedrevisions, value, options);

const standard_alldeletedrevisions = /* @__PURE__ */ standardOf({
      describe: parameters_alldeletedrevisions,
      accepts: accepts_alldeletedrevisions,
      decode: decode_alldeletedrevisions,
      encode: encode_alldeletedrevisions,
    });

export { decode_alldeletedrevisions as decode, encode_alldeletedrevisions as encode, standard_alldeletedrevisions as standard, validate_alldeletedrevisions as validate };
