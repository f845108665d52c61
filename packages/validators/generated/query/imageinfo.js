// The parameters of imageinfo. Generated: change the spec instead.
import {
  areOf,
  areTexts,
  boolean,
  checked,
  continues,
  decoder,
  encodeWith,
  form,
  integer,
  isFlag,
  isObject,
  isText,
  isWhole,
  isWithin,
  limit,
  module,
  once,
  someOf,
  standardOf,
  string,
  strings,
  text,
} from "../runtime/query/core.js";
import { timestamp } from "../runtime/query/times.js";
import { title } from "../runtime/query/titles.js";


const imageinfoPropSet = /* @__PURE__ */ new Set([
  "archivename", "badfile", "bitdepth", "canonicaltitle", "comment", "commonmetadata", "dimensions", "extmetadata", "mediatype", "metadata",
  "mime", "parsedcomment", "sha1", "size", "thumbmime", "timestamp", "uploadwarning", "url", "user", "userid",
]);
function accepts_imageinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, imageinfoPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "start":
    case "end":
    case "metadataversion":
    case "extmetadatalanguage":
    case "urlparam":
    case "badfilecontexttitle":
    case "continue":
      return isText(given);
    case "urlwidth":
    case "urlheight":
      return isWhole(given);
    case "extmetadatamultilang":
    case "localonly":
      return isFlag(given);
    case "extmetadatafilter":
      return areTexts(given);
    default:
      return false;
  }
}

function validate_imageinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_imageinfo(name, value[name])) return false;
  return true;
}


const parameters_imageinfo = /* @__PURE__ */ once(() =>
  module("ii", [
    [(to, value) => { to.prop = value; }, someOf(imageinfoPropSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.urlwidth = value; }, integer()],
    [(to, value) => { to.urlheight = value; }, integer()],
    [(to, value) => { to.metadataversion = value; }, string()],
    [(to, value) => { to.extmetadatalanguage = value; }, string()],
    [(to, value) => { to.extmetadatamultilang = value; }, boolean()],
    [(to, value) => { to.extmetadatafilter = value; }, strings()],
    [(to, value) => { to.urlparam = value; }, string()],
    [(to, value) => { to.badfilecontexttitle = value; }, checked(string(), title("invalid-title", true))],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, text)))],
    [(to, value) => { to.localonly = value; }, boolean()],
  ], () => ({ prop: ["timestamp", "user"], limit: 1, urlwidth: -1, urlheight: -1, metadataversion: "1", extmetadatalanguage: "en", urlparam: "" })),
);

const decode_imageinfo = /* @__PURE__ */ decoder(parameters_imageinfo);

const encode_imageinfo = (value, options) => encodeWith("ii", accepts_imageinfo, value, options);

const standard_imageinfo = /* @__PURE__ */ standardOf({ describe: parameters_imageinfo, accepts: accepts_imageinfo, decode: decode_imageinfo, encode: encode_imageinfo });

export { decode_imageinfo as decode, encode_imageinfo as encode, standard_imageinfo as standard, validate_imageinfo as validate };
