// The parameters of permits. Generated: change the spec instead.
import { areAll, decoder, encodeWith, isObject, module, once, oneOf, open, someOf, standardOf } from "../runtime/library/core.js";


const permitsKindSet = /* @__PURE__ */ new Set(["lend", "bind"]);
function accepts_permits(name, given) {
  switch (name) {
    case "kind":
      return areAll(given, (given) => given === "lend" || given === "bind" || given === undefined || typeof given === "string");
    case "room":
      return given === "north" || given === "south" || given === undefined;
    default:
      return false;
  }
}

function validate_permits(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_permits(name, value[name])) return false;
  return true;
}


const parameters_permits = /* @__PURE__ */ once(() =>
  module("pm", [
    [(to, value) => { to.kind = value; }, open(someOf(permitsKindSet), /^/)],
    [(to, value) => { to.room = value; }, oneOf(["north", "south"])],
  ]),
);

const decode_permits = /* @__PURE__ */ decoder(parameters_permits);

const encode_permits = (value, options) => encodeWith("pm", accepts_permits, value, options);

const standard_permits = /* @__PURE__ */ standardOf({ describe: parameters_permits, accepts: accepts_permits, decode: decode_permits, encode: encode_permits });

export { decode_permits as decode, encode_permits as encode, standard_permits as standard, validate_permits as validate };
