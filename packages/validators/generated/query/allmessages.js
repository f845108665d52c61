// The parameters of allmessages. Generated: change the spec instead.
import { areOf, areTexts, isFlag, isObject, isText } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { checked, repeatable } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string, strings } from "../runtime/strings.js";
import { only, word } from "../runtime/syntax.js";
import { given } from "../runtime/tests.js";
import { title } from "../runtime/title-syntax.js";

const propList = ["default"];
const propSet = /* @__PURE__ */ new Set(propList);
const customisedList = ["all", "modified", "unmodified"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "messages":
    case "args":
      return areTexts(given);
    case "prop":
      return areOf(given, propSet);
    case "enableparser":
    case "nocontent":
    case "includelocal":
      return isFlag(given);
    case "filter":
    case "lang":
    case "from":
    case "to":
    case "title":
    case "prefix":
      return isText(given);
    case "customised":
      return given === "all" || given === "modified" || given === "unmodified" || given === undefined;
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
  module("am", [
    strings("messages"),
    someOf("prop", propList),
    boolean("enableparser"),
    boolean("nocontent"),
    boolean("includelocal"),
    repeatable(strings("args")),
    string("filter"),
    oneOf("customised", customisedList),
    checked(string("lang"), word("invalidlang", new RegExp("^(?!.*%[0-9A-Fa-f]{2})[^:/\\\\&<>'\"#|\\[\\]{}\\u0000-\\u001F\\u007F]*$", "u"))),
    string("from"),
    string("to"),
    checked(string("title"), only(title("invalidtitle", true), given("enableparser"))),
    string("prefix"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.messages = given; break;
      case 1: value.prop = given; break;
      case 2: value.enableparser = given; break;
      case 3: value.nocontent = given; break;
      case 4: value.includelocal = given; break;
      case 5: value.args = given; break;
      case 6: value.filter = given; break;
      case 7: value.customised = given; break;
      case 8: value.lang = given; break;
      case 9: value.from = given; break;
      case 10: value.to = given; break;
      case 11: value.title = given; break;
      case 12: value.prefix = given; break;
    }
  }, () => ({ messages: ["*"], customised: "all" })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("am", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
