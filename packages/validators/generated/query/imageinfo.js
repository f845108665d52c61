// The parameters of imageinfo. Generated: change the spec instead.
import { areOf, areTexts, isFlag, isObject, isText, isWhole, isWithin } from "../runtime/check.js";
import { continues, form, text } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { someOf } from "../runtime/enumerations.js";
import { integer, limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string, strings } from "../runtime/strings.js";
import { timestamp } from "../runtime/timestamps.js";
import { title } from "../runtime/title-syntax.js";

const propList = [
  "archivename", "badfile", "bitdepth", "canonicaltitle", "comment", "commonmetadata", "dimensions", "extmetadata", "mediatype", "metadata",
  "mime", "parsedcomment", "sha1", "size", "thumbmime", "timestamp", "uploadwarning", "url", "user", "userid",
];
const propSet = /* @__PURE__ */ new Set(propList);
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, propSet);
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

export function validate(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts(name, value[name])) return false;
  return true;
}

export const parameters = /* @__PURE__ */ once(() =>
  module("ii", [
    someOf("prop", propList),
    limit("limit", 1, 500, 5000),
    timestamp("start"),
    timestamp("end"),
    integer("urlwidth"),
    integer("urlheight"),
    string("metadataversion"),
    string("extmetadatalanguage"),
    boolean("extmetadatamultilang"),
    strings("extmetadatafilter"),
    string("urlparam"),
    checked(string("badfilecontexttitle"), title("invalid-title", true)),
    checked(string("continue"), continues("badcontinue", false, form(text, text))),
    boolean("localonly"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.limit = given; break;
      case 2: value.start = given; break;
      case 3: value.end = given; break;
      case 4: value.urlwidth = given; break;
      case 5: value.urlheight = given; break;
      case 6: value.metadataversion = given; break;
      case 7: value.extmetadatalanguage = given; break;
      case 8: value.extmetadatamultilang = given; break;
      case 9: value.extmetadatafilter = given; break;
      case 10: value.urlparam = given; break;
      case 11: value.badfilecontexttitle = given; break;
      case 12: value.continue = given; break;
      case 13: value.localonly = given; break;
    }
  }, () => ({ prop: ["timestamp", "user"], limit: 1, urlwidth: -1, urlheight: -1, metadataversion: "1", extmetadatalanguage: "en", urlparam: "" })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("ii", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
