// The parameters of authmanagerinfo. Generated: change the spec instead.
import { isFlag, isObject, isOneOf, isText } from "../runtime/check.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf } from "../runtime/enumerations.js";
import { standardOf } from "../runtime/standard.js";
import { boolean, string } from "../runtime/strings.js";

const requestsforList = ["change", "create", "create-continue", "link", "link-continue", "login", "login-continue", "remove", "unlink"];
const requestsforSet = /* @__PURE__ */ new Set(requestsforList);
const messageformatList = ["html", "none", "raw", "wikitext"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "securitysensitiveoperation":
      return isText(given);
    case "requestsfor":
      return isOneOf(given, requestsforSet);
    case "mergerequestfields":
      return isFlag(given);
    case "messageformat":
      return given === "html" || given === "none" || given === "raw" || given === "wikitext" || given === undefined;
    default:
      return false;
  }
}

export function validate(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts(name, value[name])) return false;
  return true;
}

export const parameters = /* @__PURE__ */ once(() =>
  module("ami", [
    string("securitysensitiveoperation"),
    oneOf("requestsfor", requestsforList),
    boolean("mergerequestfields"),
    oneOf("messageformat", messageformatList),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.securitysensitiveoperation = given; break;
      case 1: value.requestsfor = given; break;
      case 2: value.mergerequestfields = given; break;
      case 3: value.messageformat = given; break;
    }
  }, () => ({ messageformat: "wikitext" })),
);

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("ami", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
