// The parameters of tokens. Generated: change the spec instead.
import { areOf, decoder, encodeWith, isObject, module, once, orAll, someOf, standardOf } from "../runtime/query/core.js";


const tokensTypeSet = /* @__PURE__ */ new Set(["createaccount", "csrf", "login", "patrol", "rollback", "userrights", "watch"]);
function accepts_tokens(name, given) {
  switch (name) {
    case "type":
      return given === "*" || areOf(given, tokensTypeSet);
    default:
      return false;
  }
}

function validate_tokens(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_tokens(name, value[name])) return false;
  return true;
}


const parameters_tokens = /* @__PURE__ */ once(() =>
  module("", [
    [(to, value) => { to.type = value; }, orAll(someOf(tokensTypeSet))],
  ], () => ({ type: ["csrf"] })),
);

const decode_tokens = /* @__PURE__ */ decoder(parameters_tokens);

const encode_tokens = (value, options) => encodeWith("", accepts_tokens, value, options);

const standard_tokens = /* @__PURE__ */ standardOf({ describe: parameters_tokens, accepts: accepts_tokens, decode: decode_tokens, encode: encode_tokens });

export { decode_tokens as decode, encode_tokens as encode, standard_tokens as standard, validate_tokens as validate };
