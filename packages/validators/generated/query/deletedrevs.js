// The parameters of deletedrevs. Generated: change the spec instead.
import {
  areOf,
  atMostOneOf,
  boolean,
  cap,
  checked,
  continues,
  decoder,
  deprecatedModule,
  encodeWith,
  excludes,
  form,
  formWhere,
  given,
  holds,
  isFlag,
  isObject,
  isText,
  isWhole,
  isWithin,
  limit,
  namespace,
  needs,
  oldValues,
  once,
  oneOf,
  pages,
  someOf,
  standardOf,
  string,
  text,
  when,
  whole,
} from "../runtime/query/core.js";
import { continueTime, timestamp } from "../runtime/query/times.js";
import { titlePart } from "../runtime/query/titles.js";
import { user } from "../runtime/query/users.js";


const deletedrevsPropSet = /* @__PURE__ */ new Set(["comment", "content", "len", "minor", "parentid", "parsedcomment", "revid", "sha1", "tags", "user", "userid", "token"]);
function accepts_deletedrevs(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "from":
    case "to":
    case "prefix":
    case "tag":
    case "user":
    case "excludeuser":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "unique":
      return isFlag(given);
    case "namespace":
      return isWhole(given);
    case "prop":
      return areOf(given, deletedrevsPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_deletedrevs(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_deletedrevs(name, value[name])) return false;
  return true;
}


const parameters_deletedrevs = /* @__PURE__ */ once(() =>
  deprecatedModule("dr", [
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", "namespace"))],
    [(to, value) => { to.unique = value; }, boolean()],
    [(to, value) => { to.namespace = value; }, namespace()],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.prop = value; }, oldValues(someOf(deletedrevsPropSet), ["token"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([pages("some")], [], form(whole, text, continueTime, whole)), formWhere([], [given("user")], form(whole, text, continueTime, whole)), formWhere([given("user")], [pages("some")], form(continueTime, whole))))],
  ], () => ({ dir: "older", namespace: 0, prop: ["user", "comment"], limit: 10 }), [
    excludes("badparams", [given("from"), given("to"), given("prefix")], [pages("some"), given("user")]),
    needs("badparams", [given("start"), given("end")], [pages("some"), given("user")]),
    atMostOneOf("badparams", "user", "excludeuser"),
    when(cap("outofrange", "limit", 50, 500), holds("prop", "content")),
  ]),
);

const decode_deletedrevs = /* @__PURE__ */ decoder(parameters_deletedrevs);

const encode_deletedrevs = (value, options) => encodeWith("dr", accepts_deletedrevs, value, options);

const standard_deletedrevs = /* @__PURE__ */ standardOf({ describe: parameters_deletedrevs, accepts: accepts_deletedrevs, decode: decode_deletedrevs, encode: encode_deletedrevs });

export { decode_deletedrevs as decode, encode_deletedrevs as encode, standard_deletedrevs as standard, validate_deletedrevs as validate };
