// The parameters of info. Generated: change the spec instead.
import {
  areOf,
  areTexts,
  boolean,
  checked,
  continues,
  decoder,
  encodeWith,
  excludes,
  form,
  holds,
  isFlag,
  isObject,
  isText,
  module,
  oldValues,
  once,
  oneOf,
  pages,
  someOf,
  standardOf,
  string,
  strings,
  text,
  whole,
} from "../runtime/query/core.js";
import { titled } from "../runtime/query/titles.js";


const infoPropSet = /* @__PURE__ */ new Set([
  "associatedpage", "displaytitle", "editintro", "linkclasses", "notificationtimestamp", "preloadcontent", "protection", "subjectid",
  "talkid", "url", "varianttitles", "visitingwatchers", "watched", "watchers", "preload", "readable",
]);
function accepts_info(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, infoPropSet);
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

function validate_info(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_info(name, value[name])) return false;
  return true;
}


const parameters_info = /* @__PURE__ */ once(() =>
  module("in", [
    [(to, value) => { to.prop = value; }, oldValues(someOf(infoPropSet), ["preload", "readable"])],
    [(to, value) => { to.linkcontext = value; }, titled()],
    [(to, value) => { to.testactions = value; }, strings()],
    [(to, value) => { to.testactionsdetail = value; }, oneOf(["boolean", "full", "quick"])],
    [(to, value) => { to.testactionsautocreate = value; }, boolean()],
    [(to, value) => { to.preloadcustom = value; }, string()],
    [(to, value) => { to.preloadparams = value; }, strings()],
    [(to, value) => { to.preloadnewsection = value; }, boolean()],
    [(to, value) => { to.editintrostyle = value; }, oneOf(["lessframes", "moreframes"])],
    [(to, value) => { to.editintroskip = value; }, strings()],
    [(to, value) => { to.editintrocustom = value; }, string()],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text)))],
  ], () => ({ testactionsdetail: "boolean", editintrostyle: "moreframes" }), [
    excludes("invalidparammix", [holds("prop", "editintro", "preloadcontent")], [pages("several"), pages("several-revisions")]),
  ]),
);

const decode_info = /* @__PURE__ */ decoder(parameters_info);

const encode_info = (value, options) => encodeWith("in", accepts_info, value, options);

const standard_info = /* @__PURE__ */ standardOf({ describe: parameters_info, accepts: accepts_info, decode: decode_info, encode: encode_info });

export { decode_info as decode, encode_info as encode, standard_info as standard, validate_info as validate };
