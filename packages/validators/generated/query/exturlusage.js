// The parameters of exturlusage. Generated: change the spec instead.
import {
  areOf,
  areWhole,
  boolean,
  checked,
  continues,
  decoder,
  deprecated,
  encodeWith,
  form,
  isFlag,
  isObject,
  isOneOf,
  isText,
  isWithin,
  limit,
  module,
  namespaces,
  once,
  oneOf,
  open,
  orAll,
  someOf,
  standardOf,
  string,
  text,
} from "../runtime/query/core.js";


const exturlusagePropSet = /* @__PURE__ */ new Set(["ids", "title", "url"]);
const urlProtocolsPattern = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9+.-]*$", "u");
const urlProtocols2Set = /* @__PURE__ */ new Set([
  "", "bitcoin", "ftp", "ftps", "geo", "git", "gopher", "http", "https", "irc", "ircs", "magnet", "mailto", "matrix", "mms", "news", "nntp",
  "redis", "sftp", "sip", "sips", "sms", "ssh", "svn", "tel", "telnet", "urn", "worldwind", "xmpp",
]);
function accepts_exturlusage(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, exturlusagePropSet);
    case "continue":
    case "query":
      return isText(given);
    case "protocol":
      return isOneOf(given, urlProtocols2Set) || (typeof given === "string" && urlProtocolsPattern.test(given));
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandurl":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_exturlusage(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_exturlusage(name, value[name])) return false;
  return true;
}


const parameters_exturlusage = /* @__PURE__ */ once(() =>
  module("eu", [
    [(to, value) => { to.prop = value; }, someOf(exturlusagePropSet)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text)))],
    [(to, value) => { to.protocol = value; }, open(oneOf(urlProtocols2Set), urlProtocolsPattern)],
    [(to, value) => { to.query = value; }, string()],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.expandurl = value; }, deprecated(boolean())],
  ], () => ({ prop: ["ids", "title", "url"], protocol: "", limit: 10 })),
);

const decode_exturlusage = /* @__PURE__ */ decoder(parameters_exturlusage);

const encode_exturlusage = (value, options) => encodeWith("eu", accepts_exturlusage, value, options);

const standard_exturlusage = /* @__PURE__ */ standardOf({ describe: parameters_exturlusage, accepts: accepts_exturlusage, decode: decode_exturlusage, encode: encode_exturlusage });

export { decode_exturlusage as decode, encode_exturlusage as encode, standard_exturlusage as standard, validate_exturlusage as validate };
