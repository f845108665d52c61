import { shown, textOf } from "./messages.js";

/** @typedef {import("./types.js").Message} Message */

/**
 * How an answer is to look.
 * @typedef {object} Shape
 * @property {string} format
 * @property {"1" | "2"} version of the format
 * @property {string} errors the form of errors and warnings
 * @property {string} [callback] the function that a script which holds the answer is to call
 */

/** The old form of errors, where only the first is told. */
const backCompatible = "bc";
const errorForms = [backCompatible, "plaintext", "wikitext", "html", "raw", "none"];

/** Reads leniently: what is wrong with a value is said by an answer, which has to have a shape. @param {ReadonlyMap<string, string>} given @param {string} usual the format @returns {Shape} */
export function shapeOf(given, usual) {
  const version = given.get("formatversion") ?? "";
  const errors = given.get("errorformat") ?? "";
  return {
    format: given.get("format") ?? usual,
    version: version === "2" || version === "latest" ? "2" : "1",
    errors: errorForms.includes(errors) ? errors : backCompatible,
  };
}

/** @param {readonly Message[]} warnings @param {Shape} shape */
export function warningsPart(warnings, shape) {
  if (warnings.length === 0) return {};
  if (shape.errors !== backCompatible) return { warnings: warnings.map((one) => shown(one, shape.errors, shape.version)) };
  /** @type {Record<string, string[]>} */
  const byModule = {};
  for (const one of warnings) (byModule[shortName(one.module)] ??= []).push(textOf(one, "plaintext"));
  const key = shape.version === "1" ? "*" : "warnings";
  return { warnings: Object.fromEntries(Object.entries(byModule).map(([module, texts]) => [module, { [key]: texts.join("\n") }])) };
}

/** @param {Message} error @param {Shape} shape @param {string} reference where more is to be read */
export function errorPart(error, shape, reference) {
  const key = shape.version === "1" ? "*" : "docref";
  if (shape.errors !== backCompatible) return { errors: [shown(error, shape.errors, shape.version)], [key]: reference };
  return { error: { code: error.code, info: textOf(error, "plaintext"), ...error.data, [key]: reference } };
}

/** `query+allpages` → `allpages`. @param {string} path */
function shortName(path) {
  return path.slice(path.indexOf("+") + 1);
}
