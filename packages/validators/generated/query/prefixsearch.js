// The parameters of prefixsearch. Generated: change the spec instead.
import {
  areWhole,
  decoder,
  encodeWith,
  integer,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  namespaces,
  once,
  orAll,
  required,
  standardOf,
  string,
} from "../runtime/query/core.js";


function accepts_prefixsearch(name, given) {
  switch (name) {
    case "search":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "offset":
      return isWithin(given, 0, Infinity);
    default:
      return false;
  }
}

function validate_prefixsearch(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_prefixsearch(name, value[name])) return false;
  return value["search"] !== undefined;
}


const parameters_prefixsearch = /* @__PURE__ */ once(() =>
  module("ps", [
    [(to, value) => { to.search = value; }, required(string())],
    [(to, value) => { to.namespace = value; }, orAll(namespaces())],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.offset = value; }, integer(0)],
  ], () => ({ namespace: [0], limit: 10, offset: 0 })),
);

const decode_prefixsearch = /* @__PURE__ */ decoder(parameters_prefixsearch);

const encode_prefixsearch = (value, options) => encodeWith("ps", accepts_prefixsearch, value, options);

const standard_prefixsearch = /* @__PURE__ */ standardOf({
      describe: parameters_prefixsearch,
      accepts: accepts_prefixsearch,
      required: ["search"],
      decode: decode_prefixsearch,
      encode: encode_prefixsearch,
    });

export { decode_prefixsearch as decode, encode_prefixsearch as encode, standard_prefixsearch as standard, validate_prefixsearch as validate };
