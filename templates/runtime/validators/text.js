/* From what stands in a query to text. */

import { alternativeSeparator } from "./service.js";

/** @typedef {import("./run.js").Run} Run @typedef {import("./parameters.js").Parameter} Parameter */

/** Up to so many characters, decoding by hand costs less than calling the engine's decoder. */
const few = 24;
/** Normalising takes an engine time with the square of the marks in a row; no text needs so many on one letter. */
const tooManyMarks = /(\p{M}{256})\p{M}+/gu;
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The value of each hexadecimal digit, and 16 of everything else. */
const digits = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const value = "0123456789abcdef".indexOf(String.fromCharCode(code).toLowerCase());
  return value < 0 ? 16 : value;
});

/** What `%` and these two stand for, or -1. @param {number} high @param {number} low */
function escapedByte(high, low) {
  const [first, second] = [digits[high], digits[low]];
  return first < 16 && second < 16 ? first * 16 + second : -1;
}

const codes = /* @__PURE__ */ new Uint16Array(few);

/** The text that part of a query stands for, cleaned where a parameter takes any text. @param {Run} run @param {Parameter} parameter @param {string} query @param {number} start @param {number} end @param {number} mark */
export function plainText(run, parameter, query, start, end, mark) {
  const text = mark === 0 ? query.slice(start, end) : decodedText(run, parameter, query, start, end);
  return parameter.isText && isOdd(text, 0, text.length) ? cleanText(run, parameter, text) : text;
}

/** With a warning where it stands for no text. @param {Run} run @param {Parameter} parameter @param {string} query @param {number} start @param {number} end */
function decodedText(run, parameter, query, start, end) {
  const short = end - start <= few ? shortText(query, start, end) : undefined;
  return short ?? longText(query.slice(start, end)) ?? repairedText(run, parameter, query.slice(start, end));
}

/** Of ASCII characters; undefined where there are others. @param {string} query @param {number} start @param {number} end */
function shortText(query, start, end) {
  let length = 0;
  for (let at = start; at < end; at++) {
    let code = query.charCodeAt(at);
    if (code === 43) code = 32;
    else if (code === 37) {
      code = escapedByte(query.charCodeAt(at + 1), query.charCodeAt(at + 2));
      if (code < 0 || code > 127) return undefined;
      at += 2;
    }
    codes[length++] = code;
  }
  return textOfCodes(length);
}

/** A string that is put together from pieces is slow to read: this is made at once. @param {number} length */
function textOfCodes(length) {
  const [a, b, c, d, e, f, g, h] = codes;
  if (length <= 8) return String.fromCharCode(a, b, c, d, e, f, g, h).slice(0, length);
  return String.fromCharCode(
    a, b, c, d, e, f, g, h, codes[8], codes[9], codes[10], codes[11], codes[12], codes[13], codes[14], codes[15],
    codes[16], codes[17], codes[18], codes[19], codes[20], codes[21], codes[22], codes[23],
  ).slice(0, length);
}

/** Undefined where its bytes are not UTF-8, or where a `%` stands for itself. @param {string} text */
function longText(text) {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/** With U+FFFD for what is not UTF-8. @param {Run} run @param {Parameter} parameter @param {string} text */
function repairedText(run, parameter, text) {
  const bytes = bytesOf(text);
  if (!isUtf8(bytes)) run.remark("badutf8", parameter, undefined);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** @param {string} text */
function bytesOf(text) {
  const bytes = new TextEncoder().encode(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    const escaped = byte === 37 ? escapedByte(bytes[at + 1], bytes[at + 2]) : -1;
    bytes[length++] = escaped >= 0 ? escaped : byte === 43 ? 32 : byte;
    if (escaped >= 0) at += 2;
  }
  return bytes.subarray(0, length);
}

/** @param {Uint8Array} bytes */
function isUtf8(bytes) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Whether there may be something in it that `cleanText` replaces: among the letters below U+0300 there is nothing. @param {string} text @param {number} start @param {number} end */
export function isOdd(text, start, end) {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x300 || (code < 32 && code !== 9 && code !== 10 && code !== 13)) return true;
  }
  return false;
}

/** Without control characters, and in the normal form C; with a warning where it was not. @param {Run} run @param {Parameter} parameter @param {string} text */
export function cleanText(run, parameter, text) {
  const wellFormed = text.toWellFormed();
  // The separator at the beginning of a list is no control character.
  const items = wellFormed.startsWith(alternativeSeparator) ? wellFormed.split(alternativeSeparator) : [wellFormed];
  const cleaned = items.map((item) => item.replace(noText, "\ufffd").replace(tooManyMarks, "$1").normalize("NFC")).join(alternativeSeparator);
  if (cleaned !== wellFormed) run.remark("badutf8", parameter, undefined);
  return cleaned;
}
