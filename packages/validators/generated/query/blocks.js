// The parameters of blocks. Generated: change the spec instead.
import {
  areOf,
  areTexts,
  areWhole,
  atMostOneOf,
  checked,
  continues,
  contradiction,
  decoder,
  encodeWith,
  form,
  integers,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  once,
  oneOf,
  someOf,
  standardOf,
  string,
  whole,
} from "../runtime/query/core.js";
import { continueTime, timestamp } from "../runtime/query/times.js";
import { ip, users } from "../runtime/query/users.js";


const blocksPropSet = /* @__PURE__ */ new Set([
  "by", "byid", "expiry", "flags", "id", "parsedreason", "range", "reason", "restrictions", "timestamp", "user", "userid",
]);
const blocksShowSet = /* @__PURE__ */ new Set(["!account", "!ip", "!range", "!temp", "account", "ip", "range", "temp"]);
function accepts_blocks(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "ip":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "ids":
      return areWhole(given);
    case "users":
      return areTexts(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, blocksPropSet);
    case "show":
      return areOf(given, blocksShowSet);
    default:
      return false;
  }
}

function validate_blocks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_blocks(name, value[name])) return false;
  return true;
}


const parameters_blocks = /* @__PURE__ */ once(() =>
  module("bk", [
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.ids = value; }, integers()],
    [(to, value) => { to.users = value; }, users("name", "ip", "temp", "cidr")],
    [(to, value) => { to.ip = value; }, checked(string(), ip("param_ip", false, 16, 19, "cidrtoobroad"))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(blocksPropSet)],
    [(to, value) => { to.show = value; }, someOf(blocksShowSet)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(continueTime, whole)))],
  ], () => ({ dir: "older", limit: 10, prop: ["id", "user", "by", "timestamp", "expiry", "reason", "flags"] }), [
    atMostOneOf("invalidparammix", "users", "ip"),
    contradiction("show", "show", ["account", "!account"], ["ip", "!ip"], ["range", "!range"], ["temp", "!temp"]),
  ]),
);

const decode_blocks = /* @__PURE__ */ decoder(parameters_blocks);

const encode_blocks = (value, options) => encodeWith("bk", accepts_blocks, value, options);

const standard_blocks = /* @__PURE__ */ standardOf({ describe: parameters_blocks, accepts: accepts_blocks, decode: decode_blocks, encode: encode_blocks });

export { decode_blocks as decode, encode_blocks as encode, standard_blocks as standard, validate_blocks as validate };
