// The parameters of stashimageinfo. Generated: change the spec instead.
import {
  areOf,
  areTexts,
  atLeastOneOf,
  checked,
  decoder,
  deprecated,
  encodeWith,
  except,
  filled,
  integer,
  isObject,
  isText,
  isWhole,
  module,
  once,
  someOf,
  standardOf,
  string,
  strings,
  word,
} from "../runtime/query/core.js";


const stashimageinfoPropSet = /* @__PURE__ */ new Set([
  "badfile", "bitdepth", "canonicaltitle", "commonmetadata", "dimensions", "extmetadata", "metadata", "mime", "sha1", "size", "thumbmime",
  "timestamp", "url",
]);
function accepts_stashimageinfo(name, given) {
  switch (name) {
    case "filekey":
    case "sessionkey":
      return areTexts(given);
    case "prop":
      return areOf(given, stashimageinfoPropSet);
    case "urlwidth":
    case "urlheight":
      return isWhole(given);
    case "urlparam":
      return isText(given);
    default:
      return false;
  }
}

function validate_stashimageinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_stashimageinfo(name, value[name])) return false;
  return true;
}


const parameters_stashimageinfo = /* @__PURE__ */ once(() =>
  module("sii", [
    [(to, value) => { to.filekey = value; }, checked(strings(), word("uploadstash-bad-path-bad-format", new RegExp("^[A-Za-z0-9_.-]+\\.[A-Za-z0-9_]*$", "u")))],
    [(to, value) => { to.sessionkey = value; }, checked(deprecated(strings()), except(word("uploadstash-bad-path-bad-format", new RegExp("^[A-Za-z0-9_.-]+\\.[A-Za-z0-9_]*$", "u")), filled("filekey")))],
    [(to, value) => { to.prop = value; }, someOf(stashimageinfoPropSet)],
    [(to, value) => { to.urlwidth = value; }, integer()],
    [(to, value) => { to.urlheight = value; }, integer()],
    [(to, value) => { to.urlparam = value; }, string()],
  ], () => ({ prop: ["timestamp", "url"], urlwidth: -1, urlheight: -1, urlparam: "" }), [
    atLeastOneOf("missingparam", "filekey", "sessionkey"),
  ]),
);

const decode_stashimageinfo = /* @__PURE__ */ decoder(parameters_stashimageinfo);

const encode_stashimageinfo = (value, options) => encodeWith("sii", accepts_stashimageinfo, value, options);

const standard_stashimageinfo = /* @__PURE__ */ standardOf({ describe: parameters_stashimageinfo, accepts: accepts_stashimageinfo, decode: decode_stashimageinfo, encode: encode_stashimageinfo });

export { decode_stashimageinfo as decode, encode_stashimageinfo as encode, standard_stashimageinfo as standard, validate_stashimageinfo as validate };
