// The parameters of duplicatefiles. Generated: change the spec instead.
import {
  boolean,
  checked,
  continues,
  decoder,
  encodeWith,
  form,
  isFlag,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  once,
  oneOf,
  standardOf,
  string,
  text,
} from "../runtime/query/core.js";


function accepts_duplicatefiles(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "localonly":
      return isFlag(given);
    default:
      return false;
  }
}

function validate_duplicatefiles(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_duplicatefiles(name, value[name])) return false;
  return true;
}


const parameters_duplicatefiles = /* @__PURE__ */ once(() =>
  module("df", [
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(text, text)))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.localonly = value; }, boolean()],
  ], () => ({ limit: 10, dir: "ascending" })),
);

const decode_duplicatefiles = /* @__PURE__ */ decoder(parameters_duplicatefiles);

const encode_duplicatefiles = (value, options) => encodeWith("df", accepts_duplicatefiles, value, options);

const standard_duplicatefiles = /* @__PURE__ */ standardOf({ describe: parameters_duplicatefiles, accepts: accepts_duplicatefiles, decode: decode_duplicatefiles, encode: encode_duplicatefiles });

export { decode_duplicatefiles as decode, encode_duplicatefiles as encode, standard_duplicatefiles as standard, validate_duplicatefiles as validate };
