import { hash } from "node:crypto";

/** The strong entity tag of a text. @param {string} text */
export function etagOf(text) {
  return `"${hash("sha256", text, "base64url").slice(0, 27)}"`;
}

/** Whether a tag is among those that `If-Match` lists: weak ones match nothing. @param {string} header @param {string} etag */
export function isMatched(header, etag) {
  return header.trim() === "*" || listed(header).includes(etag);
}

/** Whether a tag is among those that `If-None-Match` lists, where a weak one is as good as a strong one. @param {string} header @param {string} etag */
export function isNoneMatched(header, etag) {
  return header.trim() === "*" || listed(header).some((one) => one.replace(/^W\//, "") === etag);
}

/** @param {string} header @returns {readonly string[]} */
function listed(header) {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
