// The parameters of allimages. Generated: change the spec instead.
import {
  areOf,
  areTexts,
  checked,
  continues,
  decoder,
  encodeWith,
  except,
  excludes,
  form,
  formWhere,
  given,
  holds,
  integer,
  isObject,
  isText,
  isWhole,
  isWithin,
  limit,
  module,
  needs,
  once,
  oneOf,
  someOf,
  standardOf,
  string,
  strings,
  text,
  word,
} from "../runtime/query/core.js";
import { continueTime, timestamp } from "../runtime/query/times.js";
import { titlePart } from "../runtime/query/titles.js";
import { user } from "../runtime/query/users.js";


const allimagesPropSet = /* @__PURE__ */ new Set([
  "badfile", "bitdepth", "canonicaltitle", "comment", "commonmetadata", "dimensions", "extmetadata", "mediatype", "metadata", "mime",
  "parsedcomment", "sha1", "size", "timestamp", "url", "user", "userid",
]);
function accepts_allimages(name, given) {
  switch (name) {
    case "sort":
      return given === "name" || given === "timestamp" || given === undefined;
    case "dir":
      return given === "ascending" || given === "descending" || given === "newer" || given === "older" || given === undefined;
    case "from":
    case "to":
    case "continue":
    case "start":
    case "end":
    case "prefix":
    case "sha1":
    case "sha1base36":
    case "user":
      return isText(given);
    case "prop":
      return areOf(given, allimagesPropSet);
    case "minsize":
    case "maxsize":
      return isWhole(given);
    case "filterbots":
      return given === "all" || given === "bots" || given === "nobots" || given === undefined;
    case "mime":
      return areTexts(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_allimages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allimages(name, value[name])) return false;
  return true;
}


const parameters_allimages = /* @__PURE__ */ once(() =>
  module("ai", [
    [(to, value) => { to.sort = value; }, oneOf(["name", "timestamp"])],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending", "newer", "older"])],
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, formWhere([holds("sort", "name")], [], form(text)), formWhere([holds("sort", "timestamp")], [], form(continueTime, text))))],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.prop = value; }, someOf(allimagesPropSet)],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.minsize = value; }, integer()],
    [(to, value) => { to.maxsize = value; }, integer()],
    [(to, value) => { to.sha1 = value; }, checked(string(), word("invalidsha1hash", new RegExp("^[0-9A-Fa-f]{40}$", "u")))],
    [(to, value) => { to.sha1base36 = value; }, checked(string(), except(word("invalidsha1base36hash", new RegExp("^[0-9A-Za-z]{31}$", "u")), given("sha1")))],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.filterbots = value; }, oneOf(["all", "bots", "nobots"])],
    [(to, value) => { to.mime = value; }, strings()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
  ], () => ({ sort: "name", dir: "ascending", prop: ["timestamp", "url"], filterbots: "all", limit: 10 }), [
    needs("invalidparammix", [given("start"), given("end"), given("user"), given("filterbots")], [holds("sort", "timestamp")]),
    needs("invalidparammix", [given("from"), given("to"), given("prefix")], [holds("sort", "name")]),
    excludes("invalidparammix-cannotusewith", [given("user")], [given("filterbots")]),
  ]),
);

const decode_allimages = /* @__PURE__ */ decoder(parameters_allimages);

const encode_allimages = (value, options) => encodeWith("ai", accepts_allimages, value, options);

const standard_allimages = /* @__PURE__ */ standardOf({ describe: parameters_allimages, accepts: accepts_allimages, decode: decode_allimages, encode: encode_allimages });

export { decode_allimages as decode, encode_allimages as encode, standard_allimages as standard, validate_allimages as validate };
