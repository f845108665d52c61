// The parameters of users. Generated: change the spec instead.
import {
  areOf,
  areTexts,
  areWhole,
  atMostOneOf,
  decoder,
  encodeWith,
  integers,
  isObject,
  isText,
  module,
  once,
  someOf,
  standardOf,
  string,
  strings,
} from "../runtime/query/core.js";


const usersPropSet = /* @__PURE__ */ new Set([
  "blockinfo", "cancreate", "centralids", "editcount", "emailable", "gender", "groupmemberships", "groups", "implicitgroups",
  "registration", "rights",
]);
function accepts_users(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, usersPropSet);
    case "attachedwiki":
      return isText(given);
    case "users":
      return areTexts(given);
    case "userids":
      return areWhole(given);
    default:
      return false;
  }
}

function validate_users(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_users(name, value[name])) return false;
  return true;
}


const parameters_users = /* @__PURE__ */ once(() =>
  module("us", [
    [(to, value) => { to.prop = value; }, someOf(usersPropSet)],
    [(to, value) => { to.attachedwiki = value; }, string()],
    [(to, value) => { to.users = value; }, strings()],
    [(to, value) => { to.userids = value; }, integers()],
  ], undefined, [
    atMostOneOf("invalidparammix", "userids", "users"),
  ]),
);

const decode_users = /* @__PURE__ */ decoder(parameters_users);

const encode_users = (value, options) => encodeWith("us", accepts_users, value, options);

const standard_users = /* @__PURE__ */ standardOf({ describe: parameters_users, accepts: accepts_users, decode: decode_users, encode: encode_users });

export { decode_users as decode, encode_users as encode, standard_users as standard, validate_users as validate };
