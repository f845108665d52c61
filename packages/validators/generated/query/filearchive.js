// The parameters of filearchive. Generated: change the spec instead.
import {
  areOf,
  checked,
  continues,
  decoder,
  encodeWith,
  except,
  form,
  given,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  once,
  oneOf,
  someOf,
  standardOf,
  string,
  text,
  whole,
  word,
} from "../runtime/query/core.js";
import { continueTime } from "../runtime/query/times.js";
import { titlePart } from "../runtime/query/titles.js";


const filearchivePropSet = /* @__PURE__ */ new Set([
  "archivename", "bitdepth", "description", "dimensions", "mediatype", "metadata", "mime", "parseddescription", "sha1", "size", "timestamp",
  "user",
]);
function accepts_filearchive(name, given) {
  switch (name) {
    case "from":
    case "to":
    case "prefix":
    case "sha1":
    case "sha1base36":
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "prop":
      return areOf(given, filearchivePropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_filearchive(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_filearchive(name, value[name])) return false;
  return true;
}


const parameters_filearchive = /* @__PURE__ */ once(() =>
  module("fa", [
    [(to, value) => { to.from = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.to = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.prefix = value; }, checked(string(), titlePart("invalidtitle", 6))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.sha1 = value; }, checked(string(), word("invalidsha1hash", new RegExp("^[0-9A-Fa-f]{40}$", "u")))],
    [(to, value) => { to.sha1base36 = value; }, checked(string(), except(word("invalidsha1base36hash", new RegExp("^[0-9A-Za-z]{31}$", "u")), given("sha1")))],
    [(to, value) => { to.prop = value; }, someOf(filearchivePropSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, continueTime, whole)))],
  ], () => ({ dir: "ascending", prop: ["timestamp"], limit: 10 })),
);

const decode_filearchive = /* @__PURE__ */ decoder(parameters_filearchive);

const encode_filearchive = (value, options) => encodeWith("fa", accepts_filearchive, value, options);

const standard_filearchive = /* @__PURE__ */ standardOf({ describe: parameters_filearchive, accepts: accepts_filearchive, decode: decode_filearchive, encode: encode_filearchive });

export { decode_filearchive as decode, encode_filearchive as encode, standard_filearchive as standard, validate_filearchive as validate };
