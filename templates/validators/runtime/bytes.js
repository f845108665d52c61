/** The query string that is being decoded, as bytes of UTF-8. Decoding never waits, so one buffer does for all calls. */
const usual = 4096;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const strict = new TextDecoder("utf-8", { ignoreBOM: true, fatal: true });

let buffer = new Uint8Array(usual);
export let bytes = buffer;
let query = "";
/** How many bytes of the buffer hold something. */
let used = 0;
/** Whether places in the bytes are places in the string. */
let isAscii = true;

/** Puts a query string there, and an ampersand behind it. @param {string} text */
export function load(text) {
  query = text;
  bytes = text.length * 3 < buffer.length - 2 ? buffer : new Uint8Array(text.length * 3 + 3);
  used = encoder.encodeInto(text, bytes).written;
  isAscii = used === text.length;
  bytes[used] = 38;
  return used;
}

/** Puts a text behind what is loaded and tells where. @param {string} text */
export function append(text) {
  const more = encoder.encode(text);
  if (used + more.length > bytes.length) {
    const larger = new Uint8Array((used + more.length) * 2);
    larger.set(bytes.subarray(0, used));
    bytes = larger;
  }
  bytes.set(more, used);
  const start = used;
  used += more.length;
  return { start, end: used };
}

/** The text of some bytes; of those that stand as they came, it is part of the query. @param {number} start @param {number} end @param {number} mark */
export function textOf(start, end, mark) {
  if (mark === 0 && isAscii) return query.slice(start, end);
  return mark > 1 || end - start > 64 ? decoder.decode(bytes.subarray(start, end)) : shortText(start, end);
}

/** Of a few ASCII characters, faster than a TextDecoder. @param {number} start @param {number} end */
function shortText(start, end) {
  const from = bytes;
  let text = "";
  let at = start;
  for (; at + 8 <= end; at += 8) {
    text += String.fromCharCode(from[at], from[at + 1], from[at + 2], from[at + 3], from[at + 4], from[at + 5], from[at + 6], from[at + 7]);
  }
  for (; at < end; at++) text += String.fromCharCode(from[at]);
  return text;
}

/** Whether the bytes are UTF-8. @param {number} start @param {number} end */
export function isUtf8(start, end) {
  try {
    strict.decode(bytes.subarray(start, end));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} text */
export function bytesOf(text) {
  return encoder.encode(text);
}
