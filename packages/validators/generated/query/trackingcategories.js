// The parameters of trackingcategories. Generated: change the spec instead.
import {
  areOf,
  areTexts,
  decoder,
  encodeWith,
  integer,
  isObject,
  isText,
  isWhole,
  isWithin,
  limit,
  module,
  once,
  someOf,
  standardOf,
  string,
  strings,
} from "../runtime/query/core.js";


const trackingcategoriesPropSet = /* @__PURE__ */ new Set(["hidden", "size"]);
function accepts_trackingcategories(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "trackingcatname":
      return areTexts(given);
    case "min":
    case "max":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, trackingcategoriesPropSet);
    default:
      return false;
  }
}

function validate_trackingcategories(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_trackingcategories(name, value[name])) return false;
  return true;
}


const parameters_trackingcategories = /* @__PURE__ */ once(() =>
  module("tc", [
    [(to, value) => { to.continue = value; }, string()],
    [(to, value) => { to.trackingcatname = value; }, strings()],
    [(to, value) => { to.min = value; }, integer()],
    [(to, value) => { to.max = value; }, integer()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.prop = value; }, someOf(trackingcategoriesPropSet)],
  ], () => ({ limit: 10, prop: [] })),
);

const decode_trackingcategories = /* @__PURE__ */ decoder(parameters_trackingcategories);

const encode_trackingcategories = (value, options) => encodeWith("tc", accepts_trackingcategories, value, options);

const standard_trackingcategories = /* @__PURE__ */ standardOf({
      describe: parameters_trackingcategories,
      accepts: accepts_trackingcategories,
      decode: decode_trackingcategories,
      encode: encode_trackingcategories,
    });

export { decode_trackingcategories as decode, encode_trackingcategories as encode, standard_trackingcategories as standard, validate_trackingcategories as validate };
