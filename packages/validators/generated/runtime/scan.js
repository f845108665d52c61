import { bytes, load, textOf } from "./bytes.js";
import { findHashed } from "./words.js";

/** @typedef {import("./words.js").Words} Words */

const ampersand = 38;
const percent = 37;
const plus = 43;
const equals = 61;

/** What a value has been through: its text is not as it stood in the query; it has bytes that may have to be replaced; it is an array. */
export const changed = 1;
export const odd = 2;
export const array = 4;

/** Where the last value of each name was found; a start below 0 is none. */
export let starts = new Int32Array(64);
export let ends = new Int32Array(64);
export let marks = new Uint8Array(64);

/** Of a value: 0 is what stands for itself; 1 means something to a query string; 2 may be no text. */
const kinds = new Uint8Array(256);
kinds.fill(2, 0, 32).fill(2, 128);
kinds[9] = kinds[10] = kinds[13] = 0;
kinds[percent] = kinds[plus] = kinds[ampersand] = 1;

/** Of a name: what ends it, and what makes another name of it: `%`, `+`, `.`, `[`, a space, control characters. */
const stops = new Uint8Array(256).fill(1, 0, 33);
for (const byte of [ampersand, equals, percent, plus, 46, 91]) stops[byte] = 1;

/** The value of each hexadecimal digit, and 16 of everything else. */
const digits = new Uint8Array(256).fill(16);
for (let value = 0; value < 16; value++) {
  const digit = value.toString(16);
  digits[digit.charCodeAt(0)] = digits[digit.toUpperCase().charCodeAt(0)] = value;
}

/**
 * Goes over the query string once and remembers the last value of each name. Values are decoded where they stand. The bytes end with an
 * ampersand, so that no loop has to look for their end.
 * @param {string} query
 * @param {Words} names
 * @param {((name: string) => void) | undefined} foreign is told every other name
 */
export function scan(query, names, foreign) {
  const count = names.list.length;
  if (starts.length < count) (starts = new Int32Array(count)), (ends = new Int32Array(count)), (marks = new Uint8Array(count));
  starts.fill(-1, 0, count);
  const end = load(query);
  const given = bytes;
  let at = query.charCodeAt(0) === 63 ? 1 : 0;
  while (at < end) {
    const start = at;
    let hash = 0;
    let byte = given[at];
    while (stops[byte] === 0) (hash = (Math.imul(hash, 31) + byte) | 0), (byte = given[++at]);
    let index = byte === equals || byte === ampersand ? findHashed(names, hash, start, at) : -1;
    let mark = 0;
    if (index < 0 && (foreign !== undefined || (byte !== equals && byte !== ampersand))) {
      while (given[at] !== equals && given[at] !== ampersand) at++;
      const name = nameOf(start, at);
      index = names.list.indexOf(name.text);
      if (name.isArray) mark = array;
      if (index < 0 && foreign !== undefined && name.text !== "") foreign(name.text);
    }
    if (given[at] === equals) at++;
    if (index >= 0) at = readValue(index, at, mark);
    else while (given[at] !== ampersand) at++;
    at++;
  }
}

/** @param {number} index @param {number} start @param {number} mark */
function readValue(index, start, mark) {
  const given = bytes;
  let from = start;
  while (kinds[given[from]] === 0) from++;
  let to = from;
  for (; given[from] !== ampersand; from++) {
    let byte = given[from];
    if (byte === plus) (byte = 32), (mark |= changed);
    else if (byte === percent) {
      const [high, low] = [digits[given[from + 1]], digits[given[from + 2]]];
      if ((high | low) < 16) (byte = high * 16 + low), (from += 2), (mark |= changed);
    }
    if (kinds[byte] === 2) mark |= odd;
    given[to++] = byte;
  }
  starts[index] = start;
  ends[index] = to;
  marks[index] = mark;
  return from;
}

/**
 * A name as PHP takes it: decoded, without spaces before it, `.` and spaces as `_`; with `[…]` after it, it is an array's.
 * @param {number} start @param {number} end
 */
function nameOf(start, end) {
  const decoded = unescapeText(textOf(start, end, odd)).replace(/\0.*$|^ +/gs, "");
  const bracket = decoded.indexOf("[");
  const isArray = bracket > 0 && decoded.indexOf("]", bracket) > 0;
  const plain = isArray ? decoded.slice(0, bracket) : decoded;
  return { text: bracket === 0 ? "" : plain.replace(/[ .]/g, "_").replace("[", "_"), isArray };
}

/** Where the text is no text when decoded, what was written is kept. @param {string} text */
function unescapeText(text) {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
