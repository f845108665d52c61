// The parameters of stashimageinfo. Generated: change the spec instead.
import { areOf, areTexts, isObject, isText, isWhole } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { someOf } from "../runtime/enumerations.js";
import { integer } from "../runtime/numbers.js";
import { checked, deprecated } from "../runtime/parameters.js";
import { atLeastOneOf } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string, strings } from "../runtime/strings.js";
import { except, word } from "../runtime/syntax.js";
import { filled } from "../runtime/tests.js";

const propList = [
  "badfile", "bitdepth", "canonicaltitle", "commonmetadata", "dimensions", "extmetadata", "metadata", "mime", "sha1", "size", "thumbmime",
  "timestamp", "url",
];
const propSet = /* @__PURE__ */ new Set(propList);
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "filekey":
    case "sessionkey":
      return areTexts(given);
    case "prop":
      return areOf(given, propSet);
    case "urlwidth":
    case "urlheight":
      return isWhole(given);
    case "urlparam":
      return isText(given);
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
  module("sii", [
    checked(strings("filekey"), word("uploadstash-bad-path-bad-format", new RegExp("^[A-Za-z0-9_.-]+\\.[A-Za-z0-9_]*$", "u"))),
    checked(deprecated(strings("sessionkey")), except(word("uploadstash-bad-path-bad-format", new RegExp("^[A-Za-z0-9_.-]+\\.[A-Za-z0-9_]*$", "u")), filled("filekey"))),
    someOf("prop", propList),
    integer("urlwidth"),
    integer("urlheight"),
    string("urlparam"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.filekey = given; break;
      case 1: value.sessionkey = given; break;
      case 2: value.prop = given; break;
      case 3: value.urlwidth = given; break;
      case 4: value.urlheight = given; break;
      case 5: value.urlparam = given; break;
    }
  }, () => ({ prop: ["timestamp", "url"], urlwidth: -1, urlheight: -1, urlparam: "" }), [
    atLeastOneOf("missingparam", "filekey", "sessionkey"),
  ]),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("sii", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
