// The parameters of watchlist. Generated: change the spec instead.
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
  given,
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
  sensitive,
  someOf,
  standardOf,
  string,
  text,
  when,
  whole,
} from "../runtime/query/core.js";
import { timestamp } from "../runtime/query/times.js";
import { user } from "../runtime/query/users.js";


const watchlistPropSet = /* @__PURE__ */ new Set([
  "comment", "expiry", "flags", "ids", "loginfo", "notificationtimestamp", "parsedcomment", "patrol", "sizes", "tags", "timestamp", "title",
  "user", "userid",
]);
const watchlistShowSet = /* @__PURE__ */ new Set([
  "!anon", "!autopatrolled", "!bot", "!minor", "!patrolled", "!unread", "anon", "autopatrolled", "bot", "minor", "patrolled", "unread",
]);
const watchlistTypeSet = /* @__PURE__ */ new Set(["categorize", "edit", "external", "log", "new"]);
function accepts_watchlist(name, given) {
  switch (name) {
    case "allrev":
      return isFlag(given);
    case "start":
    case "end":
    case "user":
    case "excludeuser":
    case "owner":
    case "token":
    case "continue":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, watchlistPropSet);
    case "show":
      return areOf(given, watchlistShowSet);
    case "type":
      return areOf(given, watchlistTypeSet);
    default:
      return false;
  }
}

function validate_watchlist(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_watchlist(name, value[name])) return false;
  return true;
}


const parameters_watchlist = /* @__PURE__ */ once(() =>
  module("wl", [
    [(to, value) => { to.allrev = value; }, boolean()],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.excludeuser = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(watchlistPropSet)],
    [(to, value) => { to.show = value; }, someOf(watchlistShowSet)],
    [(to, value) => { to.type = value; }, someOf(watchlistTypeSet)],
    [(to, value) => { to.owner = value; }, user("name")],
    [(to, value) => { to.token = value; }, sensitive(string())],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, whole)))],
  ], () => ({ dir: "older", limit: 10, prop: ["ids", "title", "flags"], type: ["edit", "new", "log", "categorize"] }), [
    when(notEmpty("bad_wltoken", "token"), given("owner")),
    contradiction("show", "show", ["minor", "!minor"], ["bot", "!bot"], ["anon", "!anon"], ["patrolled", "!patrolled"], ["unread", "!unread"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "!patrolled"]),
    atMostOneOf("invalidparammix", "user", "excludeuser"),
  ]),
);

const decode_watchlist = /* @__PURE__ */ decoder(parameters_watchlist);

const encode_watchlist = (value, options) => encodeWith("wl", accepts_watchlist, value, options);

const standard_watchlist = /* @__PURE__ */ standardOf({ describe: parameters_watchlist, accepts: accepts_watchlist, decode: decode_watchlist, encode: encode_watchlist });

export { decode_watchlist as decode, encode_watchlist as encode, standard_watchlist as standard, validate_watchlist as validate };
