// The parameters of protectedtitles. Generated: change the spec instead.
import {
  areOf,
  areWhole,
  checked,
  continues,
  decoder,
  encodeWith,
  form,
  isObject,
  isText,
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
} from "../runtime/query/core.js";
import { continueTime, timestamp } from "../runtime/query/times.js";


const protectedtitlesLevelSet = /* @__PURE__ */ new Set(["autoconfirmed", "sysop"]);
const protectedtitlesPropSet = /* @__PURE__ */ new Set(["comment", "expiry", "level", "parsedcomment", "timestamp", "user", "userid"]);
function accepts_protectedtitles(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "level":
      return areOf(given, protectedtitlesLevelSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "start":
    case "end":
    case "continue":
      return isText(given);
    case "prop":
      return areOf(given, protectedtitlesPropSet);
    default:
      return false;
  }
}

function validate_protectedtitles(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_protectedtitles(name, value[name])) return false;
  return true;
}


const parameters_protectedtitles = /* @__PURE__ */ once(() =>
  module("pt", [
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.level = value; }, someOf(protectedtitlesLevelSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.prop = value; }, someOf(protectedtitlesPropSet)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(continueTime, whole, text)))],
  ], () => ({ limit: 10, dir: "older", prop: ["timestamp", "level"] })),
);

const decode_protectedtitles = /* @__PURE__ */ decoder(parameters_protectedtitles);

const encode_protectedtitles = (value, options) => encodeWith("pt", accepts_protectedtitles, value, options);

const standard_protectedtitles = /* @__PURE__ */ standardOf({
      describe: parameters_protectedtitles,
      accepts: accepts_protectedtitles,
      decode: decode_protectedtitles,
      encode: encode_protectedtitles,
    });

export { decode_protectedtitles as decode, encode_protectedtitles as encode, standard_protectedtitles as standard, validate_protectedtitles as validate };
