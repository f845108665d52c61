// The parameters of mystashedfiles. Generated: change the spec instead.
import {
  areOf,
  checked,
  continues,
  decoder,
  encodeWith,
  form,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  once,
  someOf,
  standardOf,
  string,
  whole,
} from "../runtime/query/core.js";


const mystashedfilesPropSet = /* @__PURE__ */ new Set(["size", "type"]);
function accepts_mystashedfiles(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, mystashedfilesPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

function validate_mystashedfiles(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_mystashedfiles(name, value[name])) return false;
  return true;
}


const parameters_mystashedfiles = /* @__PURE__ */ once(() =>
  module("msf", [
    [(to, value) => { to.prop = value; }, someOf(mystashedfilesPropSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole)))],
  ], () => ({ prop: [], limit: 10 })),
);

const decode_mystashedfiles = /* @__PURE__ */ decoder(parameters_mystashedfiles);

const encode_mystashedfiles = (value, options) => encodeWith("msf", accepts_mystashedfiles, value, options);

const standard_mystashedfiles = /* @__PURE__ */ standardOf({ describe: parameters_mystashedfiles, accepts: accepts_mystashedfiles, decode: decode_mystashedfiles, encode: encode_mystashedfiles });

export { decode_mystashedfiles as decode, encode_mystashedfiles as encode, standard_mystashedfiles as standard, validate_mystashedfiles as validate };
