import { scriptOf } from "./callback.js";
import { escaped } from "./messages.js";
import { page } from "./html.js";

/** @typedef {import("./types.js").Response} Response @typedef {import("./envelope.js").Shape} Shape */

const usual = { "cache-control": "private, must-revalidate, max-age=0", "x-content-type-options": "nosniff" };

/** The formats of answers, each with its type and what it makes of one. @type {Readonly<Record<string, { readonly type: string, readonly print: (body: object) => string }>>} */
const formats = {
  json: { type: "application/json; charset=utf-8", print: (body) => JSON.stringify(body) },
  jsonfm: { type: "text/html; charset=utf-8", print: (body) => page("Answer", `<pre>${escaped(JSON.stringify(body, undefined, 4))}</pre>`) },
  none: { type: "text/plain; charset=utf-8", print: () => "" },
};

/** Formats that the real system has beside these. */
const others = ["php", "phpfm", "rawfm", "xml", "xmlfm"];

/** @param {string} format @returns {"known" | "missing" | "unknown"} */
export function standing(format) {
  return Object.hasOwn(formats, format) ? "known" : others.includes(format) ? "missing" : "unknown";
}

/** @param {object} body @param {Shape} shape @param {number} status @param {Readonly<Record<string, string>>} [headers] @returns {Response} */
export function printed(body, { format, callback }, status, headers = {}) {
  if (callback !== undefined) return { status, headers: { ...usual, "content-type": "text/javascript; charset=utf-8", ...headers }, body: scriptOf(callback, JSON.stringify(body)) };
  const { type, print } = formats[standing(format) === "known" ? format : format.endsWith("fm") || standing(format) === "unknown" ? "jsonfm" : "json"];
  return { status, headers: { ...usual, "content-type": type, ...headers }, body: print(body) };
}

/** @param {string} body @returns {Response} */
export function html(body) {
  return { status: 200, headers: { ...usual, "content-type": "text/html; charset=utf-8" }, body };
}
