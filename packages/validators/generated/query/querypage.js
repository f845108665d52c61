// The parameters of querypage. Generated: change the spec instead.
import { isObject, isOneOf, isWhole, isWithin } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf } from "../runtime/enumerations.js";
import { integer, limit } from "../runtime/numbers.js";
import { required } from "../runtime/parameters.js";
import { standardOf } from "../runtime/standard.js";

const pageList = [
  "Ancientpages", "BrokenRedirects", "Deadendpages", "DoubleRedirects", "Fewestrevisions", "ListDuplicatedFiles", "Listredirects",
  "Lonelypages", "Longpages", "MediaStatistics", "Mostcategories", "Mostimages", "Mostinterwikis", "Mostlinked", "Mostlinkedcategories",
  "Mostlinkedtemplates", "Mostrevisions", "Shortpages", "Uncategorizedcategories", "Uncategorizedimages", "Uncategorizedpages",
  "Uncategorizedtemplates", "Unusedcategories", "Unusedimages", "Unusedtemplates", "Unwatchedpages", "Wantedcategories", "Wantedfiles",
  "Wantedpages", "Wantedtemplates", "Withoutinterwiki",
];
const pageSet = /* @__PURE__ */ new Set(pageList);
const requiredNames = ["page"];

function accepts(name, given) {
  switch (name) {
    case "page":
      return isOneOf(given, pageSet);
    case "offset":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

export function validate(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts(name, value[name])) return false;
  return value["page"] !== undefined;
}

export const parameters = /* @__PURE__ */ once(() =>
  module("qp", [
    required(oneOf("page", pageList)),
    integer("offset"),
    limit("limit", 1, 500, 5000),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.page = given; break;
      case 1: value.offset = given; break;
      case 2: value.limit = given; break;
    }
  }, () => ({ offset: 0, limit: 10 })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("qp", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
