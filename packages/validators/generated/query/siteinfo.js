// The parameters of siteinfo. Generated: change the spec instead.
import { areOf, isFlag, isObject, isText } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, someOf } from "../runtime/enumerations.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";

const propList = [
  "autocreatetempuser", "autopromote", "autopromoteonce", "clientlibraries", "copyuploaddomains", "dbrepllag", "defaultoptions",
  "extensions", "extensiontags", "fileextensions", "functionhooks", "general", "interwikimap", "languages", "languagevariants", "libraries",
  "magicwords", "namespacealiases", "namespaces", "protocols", "restrictions", "rightsinfo", "showhooks", "skins", "specialpagealiases",
  "statistics", "uploaddialog", "usergroups", "variables",
];
const propSet = /* @__PURE__ */ new Set(propList);
const filteriwList = ["!local", "local"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, propSet);
    case "filteriw":
      return given === "!local" || given === "local" || given === undefined;
    case "showalldb":
    case "numberingroup":
      return isFlag(given);
    case "inlanguagecode":
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
  module("si", [
    someOf("prop", propList),
    oneOf("filteriw", filteriwList),
    boolean("showalldb"),
    boolean("numberingroup"),
    string("inlanguagecode"),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.filteriw = given; break;
      case 2: value.showalldb = given; break;
      case 3: value.numberingroup = given; break;
      case 4: value.inlanguagecode = given; break;
    }
  }, () => ({ prop: ["general"] })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("si", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
