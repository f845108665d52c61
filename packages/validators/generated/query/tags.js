// The parameters of tags. Generated: change the spec instead.
import {
  areOf,
  decoder,
  encodeWith,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  once,
  someOf,
  standardOf,
  string,
} from "../runtime/query/core.js";


const tagsPropSet = /* @__PURE__ */ new Set(["active", "defined", "description", "displayname", "hitcount", "source"]);
function accepts_tags(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, tagsPropSet);
    default:
      return false;
  }
}

function validate_tags(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_tags(name, value[name])) return false;
  return true;
}


const parameters_tags = /* @__PURE__ */ once(() =>
  module("tg", [
    [(to, value) => { to.continue = value; }, string()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(tagsPropSet)],
  ], () => ({ limit: 10, prop: [] })),
);

const decode_tags = /* @__PURE__ */ decoder(parameters_tags);

const encode_tags = (value, options) => encodeWith("tg", accepts_tags, value, options);

const standard_tags = /* @__PURE__ */ standardOf({ describe: parameters_tags, accepts: accepts_tags, decode: decode_tags, encode: encode_tags });

export { decode_tags as decode, encode_tags as encode, standard_tags as standard, validate_tags as validate };
