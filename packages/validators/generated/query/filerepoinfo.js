// The parameters of filerepoinfo. Generated: change the spec instead.
import { areOf, decoder, encodeWith, isObject, module, once, someOf, standardOf } from "../runtime/query/core.js";


const filerepoinfoPropSet = /* @__PURE__ */ new Set([
  "canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url",
]);
function accepts_filerepoinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, filerepoinfoPropSet);
    default:
      return false;
  }
}

function validate_filerepoinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_filerepoinfo(name, value[name])) return false;
  return true;
}


const parameters_filerepoinfo = /* @__PURE__ */ once(() =>
  module("fri", [
    [(to, value) => { to.prop = value; }, someOf(filerepoinfoPropSet)],
  ], () => ({ prop: ["canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url"] })),
);

const decode_filerepoinfo = /* @__PURE__ */ decoder(parameters_filerepoinfo);

const encode_filerepoinfo = (value, options) => encodeWith("fri", accepts_filerepoinfo, value, options);

const standard_filerepoinfo = /* @__PURE__ */ standardOf({ describe: parameters_filerepoinfo, accepts: accepts_filerepoinfo, decode: decode_filerepoinfo, encode: encode_filerepoinfo });

export { decode_filerepoinfo as decode, encode_filerepoinfo as encode, standard_filerepoinfo as standard, validate_filerepoinfo as validate };
