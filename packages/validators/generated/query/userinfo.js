// The parameters of userinfo. Generated: change the spec instead.
import { areOf, decoder, encodeWith, isObject, isText, module, once, orAll, someOf, standardOf, string } from "../runtime/query/core.js";


const userinfoPropSet = /* @__PURE__ */ new Set([
  "acceptlang", "blockinfo", "cancreateaccount", "centralids", "changeablegroups", "editcount", "email", "groupmemberships", "groups",
  "hasmsg", "implicitgroups", "latestcontrib", "options", "ratelimits", "realname", "registrationdate", "rights", "theoreticalratelimits",
  "unreadcount",
]);
function accepts_userinfo(name, given) {
  switch (name) {
    case "prop":
      return given === "*" || areOf(given, userinfoPropSet);
    case "attachedwiki":
      return isText(given);
    default:
      return false;
  }
}

function validate_userinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_userinfo(name, value[name])) return false;
  return true;
}


const parameters_userinfo = /* @__PURE__ */ once(() =>
  module("ui", [
    [(to, value) => { to.prop = value; }, orAll(someOf(userinfoPropSet))],
    [(to, value) => { to.attachedwiki = value; }, string()],
  ]),
);

const decode_userinfo = /* @__PURE__ */ decoder(parameters_userinfo);

const encode_userinfo = (value, options) => encodeWith("ui", accepts_userinfo, value, options);

const standard_userinfo = /* @__PURE__ */ standardOf({ describe: parameters_userinfo, accepts: accepts_userinfo, decode: decode_userinfo, encode: encode_userinfo });

export { decode_userinfo as decode, encode_userinfo as encode, standard_userinfo as standard, validate_userinfo as validate };
