// The parameters of pageswithprop. Generated: change the spec instead.
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
  oneOf,
  required,
  someOf,
  standardOf,
  string,
  whole,
} from "../runtime/query/core.js";


const pageswithpropPropSet = /* @__PURE__ */ new Set(["ids", "title", "value"]);
function accepts_pageswithprop(name, given) {
  switch (name) {
    case "propname":
    case "continue":
      return isText(given);
    case "prop":
      return areOf(given, pageswithpropPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_pageswithprop(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_pageswithprop(name, value[name])) return false;
  return value["propname"] !== undefined;
}


const parameters_pageswithprop = /* @__PURE__ */ once(() =>
  module("pwp", [
    [(to, value) => { to.propname = value; }, required(string())],
    [(to, value) => { to.prop = value; }, someOf(pageswithpropPropSet)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", true, form(whole)))],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ prop: ["ids", "title"], limit: 10, dir: "ascending" })),
);

const decode_pageswithprop = /* @__PURE__ */ decoder(parameters_pageswithprop);

const encode_pageswithprop = (value, options) => encodeWith("pwp", accepts_pageswithprop, value, options);

const standard_pageswithprop = /* @__PURE__ */ standardOf({
      describe: parameters_pageswithprop,
      accepts: accepts_pageswithprop,
      required: ["propname"],
      decode: decode_pageswithprop,
      encode: encode_pageswithprop,
    });

export { decode_pageswithprop as decode, encode_pageswithprop as encode, standard_pageswithprop as standard, validate_pageswithprop as validate };
