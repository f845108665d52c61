// The parameters of authmanagerinfo. Generated: change the spec instead.
import {
  boolean,
  decoder,
  encodeWith,
  isFlag,
  isObject,
  isOneOf,
  isText,
  module,
  once,
  oneOf,
  standardOf,
  string,
} from "../runtime/query/core.js";


const authmanagerinfoRequestsforSet = /* @__PURE__ */ new Set(["change", "create", "create-continue", "link", "link-continue", "login", "login-continue", "remove", "unlink"]);
function accepts_authmanagerinfo(name, given) {
  switch (name) {
    case "securitysensitiveoperation":
      return isText(given);
    case "requestsfor":
      return isOneOf(given, authmanagerinfoRequestsforSet);
    case "mergerequestfields":
      return isFlag(given);
    case "messageformat":
      return given === "html" || given === "none" || given === "raw" || given === "wikitext" || given === undefined;
    default:
      return false;
  }
}

function validate_authmanagerinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_authmanagerinfo(name, value[name])) return false;
  return true;
}


const parameters_authmanagerinfo = /* @__PURE__ */ once(() =>
  module("ami", [
    [(to, value) => { to.securitysensitiveoperation = value; }, string()],
    [(to, value) => { to.requestsfor = value; }, oneOf(authmanagerinfoRequestsforSet)],
    [(to, value) => { to.mergerequestfields = value; }, boolean()],
    [(to, value) => { to.messageformat = value; }, oneOf(["html", "none", "raw", "wikitext"])],
  ], () => ({ messageformat: "wikitext" })),
);

const decode_authmanagerinfo = /* @__PURE__ */ decoder(parameters_authmanagerinfo);

const encode_authmanagerinfo = (value, options) => encodeWith("ami", accepts_authmanagerinfo, value, options);

const standard_authmanagerinfo = /* @__PURE__ */ standardOf({
      describe: parameters_authmanagerinfo,
      accepts: accepts_authmanagerinfo,
      decode: decode_authmanagerinfo,
      encode: encode_authmanagerinfo,
    });

export { decode_authmanagerinfo as decode, encode_authmanagerinfo as encode, standard_authmanagerinfo as standard, validate_authmanagerinfo as validate };
