import { bytes, textOf } from "./bytes.js";
import { readList } from "./lists.js";
import { Parameter, severalOf } from "./parameters.js";

/** @typedef {import("./parameters.js").Read} Read */

const [plus, minus] = [43, 45];

/**
 * The whole number that the bytes are: `[+-]?\d+` within 64 bits; NaN for anything else. A number beyond 2^53 is the nearest one that a
 * JavaScript number can be.
 * @param {number} start @param {number} end
 */
export function numberAt(start, end) {
  const given = bytes;
  const sign = given[start] === minus ? -1 : 1;
  let at = sign < 0 || given[start] === plus ? start + 1 : start;
  if (at >= end) return NaN;
  let number = 0;
  for (; at < end; at++) {
    const digit = given[at] - 48;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    number = number * 10 + digit;
  }
  if (number < 9e15) return number === 0 ? 0 : sign * number;
  return within64Bits(textOf(start, end, 3));
}

/** @param {string} text */
function within64Bits(text) {
  const digits = text.replace(/^[+-]?0*/, "");
  if (digits.length > 19) return NaN;
  const exact = BigInt(digits) * (text[0] === "-" ? -1n : 1n);
  return BigInt.asIntN(64, exact) === exact ? Number(exact) : NaN;
}

/** @type {Read} */
function readInteger(run, parameter, start, end, mark) {
  const number = numberAt(start, end);
  if (number !== number) return run.fail("badinteger", parameter, start, end, mark);
  const { minimum, maximum } = parameter.detail;
  return number >= minimum && number <= maximum ? number : run.clamp(parameter, number, minimum, maximum);
}

/** @type {Read} */
function readIntegers(run, parameter, start, end, mark) {
  return readList(run, parameter, start, end, mark, readInteger);
}

/** A number of items, or as many as the caller may have. @type {Read} */
function readLimit(run, parameter, start, end, mark) {
  const given = bytes;
  if (end - start === 3 && given[start] === 109 && given[start + 1] === 97 && given[start + 2] === 120) return "max";
  const number = numberAt(start, end);
  if (number !== number) return run.fail("badinteger", parameter, start, end, mark);
  const { minimum, maximum, highMaximum } = parameter.detail;
  const most = run.options.highLimits ? highMaximum : maximum;
  return number >= minimum && number <= most ? number : run.clamp(parameter, number, minimum, most);
}

/** @param {string} name @param {number} [minimum] @param {number} [maximum] */
export const integer = (name, minimum = -Infinity, maximum = Infinity) => new Parameter(name, readInteger, "a whole number", { minimum, maximum });
/** @param {string} name @param {number} [minimum] @param {number} [maximum] */
export const integers = (name, minimum = -Infinity, maximum = Infinity) => severalOf(name, readIntegers, "whole numbers", { minimum, maximum });
/** @param {string} name @param {number} minimum @param {number} maximum @param {number} highMaximum */
export const limit = (name, minimum, maximum, highMaximum) => new Parameter(name, readLimit, "a number of items, or max", { minimum, maximum, highMaximum });
