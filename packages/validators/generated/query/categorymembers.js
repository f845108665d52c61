// The parameters of categorymembers. Generated: change the spec instead.
import {
  areOf,
  areWhole,
  checked,
  continues,
  decoder,
  deprecated,
  encodeWith,
  exactlyOneOf,
  except,
  filled,
  form,
  formWhere,
  given,
  hex,
  holds,
  id,
  integer,
  isObject,
  isText,
  isWhole,
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
  text,
  whole,
  word,
} from "../runtime/query/core.js";
import { continueTime, timestamp } from "../runtime/query/times.js";
import { inNamespace, title } from "../runtime/query/titles.js";


const categorymembersPropSet = /* @__PURE__ */ new Set(["ids", "sortkey", "sortkeyprefix", "timestamp", "title", "type"]);
const categorymembersTypeSet = /* @__PURE__ */ new Set(["file", "page", "subcat"]);
function accepts_categorymembers(name, given) {
  switch (name) {
    case "title":
    case "continue":
    case "start":
    case "end":
    case "starthexsortkey":
    case "endhexsortkey":
    case "startsortkeyprefix":
    case "endsortkeyprefix":
    case "startsortkey":
    case "endsortkey":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "prop":
      return areOf(given, categorymembersPropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "type":
      return areOf(given, categorymembersTypeSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "sort":
      return given === "sortkey" || given === "timestamp" || given === undefined;
    case "dir":
      return given === "asc" || given === "ascending" || given === "desc" || given === "descending" || given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

function validate_categorymembers(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_categorymembers(name, value[name])) return false;
  return true;
}


const parameters_categorymembers = /* @__PURE__ */ once(() =>
  module("cm", [
    [(to, value) => { to.title = value; }, checked(string(), title("invalidtitle", true, undefined, "pagecannotexist"))],
    [(to, value) => { to.pageid = value; }, checked(integer(), id("nosuchpageid"))],
    [(to, value) => { to.prop = value; }, someOf(categorymembersPropSet)],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.type = value; }, someOf(categorymembersTypeSet)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", true, formWhere([holds("sort", "timestamp")], [], form(continueTime, whole)), formWhere([holds("sort", "sortkey")], [], form(text, hex, whole))))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.sort = value; }, oneOf(["sortkey", "timestamp"])],
    [(to, value) => { to.dir = value; }, oneOf(["asc", "ascending", "desc", "descending", "newer", "older"])],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.starthexsortkey = value; }, checked(string(), except(word("badvalue_{wireName}", new RegExp("^(?:[0-9A-Fa-f]{2})*$", "u")), holds("sort", "timestamp"), filled("continue"), given("startsortkeyprefix")))],
    [(to, value) => { to.endhexsortkey = value; }, checked(string(), except(word("badvalue_{wireName}", new RegExp("^(?:[0-9A-Fa-f]{2})*$", "u")), holds("sort", "timestamp"), filled("continue"), given("endsortkeyprefix")))],
    [(to, value) => { to.startsortkeyprefix = value; }, string()],
    [(to, value) => { to.endsortkeyprefix = value; }, string()],
    [(to, value) => { to.startsortkey = value; }, deprecated(string())],
    [(to, value) => { to.endsortkey = value; }, deprecated(string())],
  ], () => ({ prop: ["ids", "title"], type: ["page", "subcat", "file"], limit: 10, sort: "sortkey", dir: "ascending" }), [
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
    inNamespace("invalidcategory", "title", 14),
  ]),
);

const decode_categorymembers = /* @__PURE__ */ decoder(parameters_categorymembers);

const encode_categorymembers = (value, options) => encodeWith("cm", accepts_categorymembers, value, options);

const standard_categorymembers = /* @__PURE__ */ standardOf({
      describe: parameters_categorymembers,
      accepts: accepts_categorymembers,
      decode: decode_categorymembers,
      encode: encode_categorymembers,
    });

export { decode_categorymembers as decode, encode_categorymembers as encode, standard_categorymembers as standard, validate_categorymembers as validate };
