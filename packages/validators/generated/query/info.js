// The parameters of info. Generated: change the spec instead.
import { areOf, areTexts, isFlag, isObject, isText } from "../runtime/check.js";
import { continues, form, text, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oldValues, oneOf, someOf } from "../runtime/enumerations.js";
import { checked } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string, strings } from "../runtime/strings.js";
import { titled } from "../runtime/title-parameters.js";

const propList = [
  "associatedpage", "displaytitle", "editintro", "linkclasses", "notificationtimestamp", "preloadcontent", "protection", "subjectid",
  "talkid", "url", "varianttitles", "visitingwatchers", "watched", "watchers", "preload", "readable",
];
const propSet = /* @__PURE__ */ new Set(propList);
const testactionsdetailList = ["boolean", "full", "quick"];
const editintrostyleList = ["lessframes", "moreframes"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, propSet);
    case "linkcontext":
    case "preloadcustom":
    case "editintrocustom":
    case "continue":
      return isText(given);
    case "testactions":
    case "preloadparams":
    case "editintroskip":
      return areTexts(given);
    case "testactionsdetail":
      return given === "boolean" || given === "full" || given === "quick" || given === undefined;
    case "testactionsautocreate":
    case "preloadnewsection":
      return isFlag(given);
    case "editintrostyle":
      return given === "lessframes" || given === "moreframes" || given === undefined;
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
  module("in", [
    oldValues(someOf("prop", propList), ["preload", "readable"]),
    titled("linkcontext"),
    strings("testactions"),
    oneOf("testactionsdetail", testactionsdetailList),
    boolean("testactionsautocreate"),
    string("preloadcustom"),
    strings("preloadparams"),
    boolean("preloadnewsection"),
    oneOf("editintrostyle", editintrostyleList),
    strings("editintroskip"),
    string("editintrocustom"),
    checked(string("continue"), continues("badcontinue", false, form(whole, text))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.linkcontext = given; break;
      case 2: value.testactions = given; break;
      case 3: value.testactionsdetail = given; break;
      case 4: value.testactionsautocreate = given; break;
      case 5: value.preloadcustom = given; break;
      case 6: value.preloadparams = given; break;
      case 7: value.preloadnewsection = given; break;
      case 8: value.editintrostyle = given; break;
      case 9: value.editintroskip = given; break;
      case 10: value.editintrocustom = given; break;
      case 11: value.continue = given; break;
    }
  }, () => ({ testactionsdetail: "boolean", editintrostyle: "moreframes" })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("in", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
