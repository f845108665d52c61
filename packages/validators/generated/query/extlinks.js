// The parameters of extlinks. Generated: change the spec instead.
import {
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
  once,
  oneOf,
  open,
  standardOf,
  string,
  text,
} from "../runtime/query/core.js";


const urlProtocolsPattern = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9+.-]*$", "u");
const urlProtocols2Set = /* @__PURE__ */ new Set([
  "", "bitcoin", "ftp", "ftps", "geo", "git", "gopher", "http", "https", "irc", "ircs", "magnet", "mailto", "matrix", "mms", "news", "nntp",
  "redis", "sftp", "sip", "sips", "sms", "ssh", "svn", "tel", "telnet", "urn", "worldwind", "xmpp",
]);
function accepts_extlinks(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
    case "query":
      return isText(given);
    case "protocol":
      return isOneOf(given, urlProtocols2Set) || (typeof given === "string" && urlProtocolsPattern.test(given));
    case "expandurl":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_extlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_extlinks(name, value[name])) return false;
  return true;
}


const parameters_extlinks = /* @__PURE__ */ once(() =>
  module("el", [
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text)))],
    [(to, value) => { to.protocol = value; }, open(oneOf(urlProtocols2Set), urlProtocolsPattern)],
    [(to, value) => { to.query = value; }, string()],
    [(to, value) => { to.expandurl = value; }, deprecated(boolean())],
  ], () => ({ limit: 10, protocol: "" })),
);

const decode_extlinks = /* @__PURE__ */ decoder(parameters_extlinks);

const encode_extlinks = (value, options) => encodeWith("el", accepts_extlinks, value, options);

const standard_extlinks = /* @__PURE__ */ standardOf({ describe: parameters_extlinks, accepts: accepts_extlinks, decode: decode_extlinks, encode: encode_extlinks });

export { decode_extlinks as decode, encode_extlinks as encode, standard_extlinks as standard, validate_extlinks as validate };
