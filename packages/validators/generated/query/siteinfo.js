// The parameters of siteinfo. Generated: change the spec instead.
import {
  areOf,
  boolean,
  decoder,
  encodeWith,
  isFlag,
  isObject,
  isText,
  module,
  once,
  oneOf,
  someOf,
  standardOf,
  string,
} from "../runtime/query/core.js";


const siteinfoPropSet = /* @__PURE__ */ new Set([
  "autocreatetempuser", "autopromote", "autopromoteonce", "clientlibraries", "copyuploaddomains", "dbrepllag", "defaultoptions",
  "extensions", "extensiontags", "fileextensions", "functionhooks", "general", "interwikimap", "languages", "languagevariants", "libraries",
  "magicwords", "namespacealiases", "namespaces", "protocols", "restrictions", "rightsinfo", "showhooks", "skins", "specialpagealiases",
  "statistics", "uploaddialog", "usergroups", "variables",
]);
function accepts_siteinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, siteinfoPropSet);
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

function validate_siteinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_siteinfo(name, value[name])) return false;
  return true;
}


const parameters_siteinfo = /* @__PURE__ */ once(() =>
  module("si", [
    [(to, value) => { to.prop = value; }, someOf(siteinfoPropSet)],
    [(to, value) => { to.filteriw = value; }, oneOf(["!local", "local"])],
    [(to, value) => { to.showalldb = value; }, boolean()],
    [(to, value) => { to.numberingroup = value; }, boolean()],
    [(to, value) => { to.inlanguagecode = value; }, string()],
  ], () => ({ prop: ["general"] })),
);

const decode_siteinfo = /* @__PURE__ */ decoder(parameters_siteinfo);

const encode_siteinfo = (value, options) => encodeWith("si", accepts_siteinfo, value, options);

const standard_siteinfo = /* @__PURE__ */ standardOf({ describe: parameters_siteinfo, accepts: accepts_siteinfo, decode: decode_siteinfo, encode: encode_siteinfo });

export { decode_siteinfo as decode, encode_siteinfo as encode, standard_siteinfo as standard, validate_siteinfo as validate };
