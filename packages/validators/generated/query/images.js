// The parameters of images. Generated: change the spec instead.
import {
  areTexts,
  checked,
  continues,
  decoder,
  dropping,
  encodeWith,
  form,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  once,
  oneOf,
  standardOf,
  string,
  strings,
  text,
  whole,
} from "../runtime/query/core.js";
import { title } from "../runtime/query/titles.js";


function accepts_images(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "images":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

function validate_images(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_images(name, value[name])) return false;
  return true;
}


const parameters_images = /* @__PURE__ */ once(() =>
  module("im", [
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, text)))],
    [(to, value) => { to.images = value; }, checked(strings(), dropping(title("notfile", false, 6)))],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
  ], () => ({ limit: 10, dir: "ascending" })),
);

const decode_images = /* @__PURE__ */ decoder(parameters_images);

const encode_images = (value, options) => encodeWith("im", accepts_images, value, options);

const standard_images = /* @__PURE__ */ standardOf({ describe: parameters_images, accepts: accepts_images, decode: decode_images, encode: encode_images });

export { decode_images as decode, encode_images as encode, standard_images as standard, validate_images as validate };
