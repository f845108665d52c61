// The parameters of querypage. Generated: change the spec instead.
import {
  decoder,
  encodeWith,
  integer,
  isObject,
  isOneOf,
  isWhole,
  isWithin,
  limit,
  module,
  once,
  oneOf,
  required,
  standardOf,
} from "../runtime/query/core.js";


const querypagePageSet = /* @__PURE__ */ new Set([
  "Ancientpages", "BrokenRedirects", "Deadendpages", "DoubleRedirects", "Fewestrevisions", "ListDuplicatedFiles", "Listredirects",
  "Lonelypages", "Longpages", "MediaStatistics", "Mostcategories", "Mostimages", "Mostinterwikis", "Mostlinked", "Mostlinkedcategories",
  "Mostlinkedtemplates", "Mostrevisions", "Shortpages", "Uncategorizedcategories", "Uncategorizedimages", "Uncategorizedpages",
  "Uncategorizedtemplates", "Unusedcategories", "Unusedimages", "Unusedtemplates", "Unwatchedpages", "Wantedcategories", "Wantedfiles",
  "Wantedpages", "Wantedtemplates", "Withoutinterwiki",
]);
function accepts_querypage(name, given) {
  switch (name) {
    case "page":
      return isOneOf(given, querypagePageSet);
    case "offset":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

function validate_querypage(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_querypage(name, value[name])) return false;
  return value["page"] !== undefined;
}


const parameters_querypage = /* @__PURE__ */ once(() =>
  module("qp", [
    [(to, value) => { to.page = value; }, required(oneOf(querypagePageSet))],
    [(to, value) => { to.offset = value; }, integer()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
  ], () => ({ offset: 0, limit: 10 })),
);

const decode_querypage = /* @__PURE__ */ decoder(parameters_querypage);

const encode_querypage = (value, options) => encodeWith("qp", accepts_querypage, value, options);

const standard_querypage = /* @__PURE__ */ standardOf({ describe: parameters_querypage, accepts: accepts_querypage, required: ["page"], decode: decode_querypage, encode: encode_querypage });

export { decode_querypage as decode, encode_querypage as encode, standard_querypage as standard, validate_querypage as validate };
