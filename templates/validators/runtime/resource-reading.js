import { FieldFinding } from "./resource-finding.js";
import { nearest } from "./resource-suggest.js";

/**
 * @typedef {import("./findings.js").Subject} Subject
 * @typedef {{ readonly all?: boolean, readonly unknownFields?: "refuse" | "ignore", readonly defaults?: boolean, readonly strict?: boolean }} Options
 * @typedef {{ readonly name: string, readonly secret?: boolean, readonly expected: string, readonly invalid?: string }} Named
 */

/** More than this many are never reported of one request. */
const mostFindings = 100;

/** One request, while it is being read: what was understood, and what was wrong. */
export class Reading {
  /** @type {FieldFinding[]} */
  errors = [];
  /** @type {FieldFinding[]} */
  warnings = [];
  /** @type {Record<string, any>} */
  value = {};
  /** The names of the fields that were given, well or badly. @type {Set<string>} */
  given = new Set();

  /** @param {string} invalid the code of what has none of its own @param {Options} options */
  constructor(invalid, options) {
    this.invalid = invalid;
    this.options = options;
  }

  /** Whether there is nothing more to find out. */
  isFull() {
    return this.errors.length >= (this.options.all === true ? mostFindings : 1);
  }

  /** @param {FieldFinding} finding @returns {undefined} */
  refuse(finding) {
    if (!this.isFull()) this.errors.push(finding);
  }

  /** A value that is none of this field. @param {Named} field @param {string} wireName @param {unknown} received */
  refuseValue(field, wireName, received) {
    const sentence = () => `${wireName} takes ${field.expected}${field.secret ? "" : `, not ${JSON.stringify(finding.received)}`}`;
    const finding = new FieldFinding(field.invalid ?? this.invalid, subjectOf(field), wireName, received, sentence);
    return this.refuse(finding);
  }

  /** Two values of which nobody knows which was meant. @param {Named} field @param {string} first @param {string} second @param {unknown} received */
  refuseConflict(field, first, second, received) {
    const sentence = () => `${first} and ${second} mean the same and have different values`;
    return this.refuse(new FieldFinding(this.invalid, subjectOf(field), second, received, sentence));
  }

  /** @param {string} code @param {Named} field @param {unknown} received */
  refuseMissing(code, field, received) {
    return this.refuse(new FieldFinding(code, subjectOf(field), field.name, received, () => `${field.name} is missing`));
  }

  /**
   * A name that is none. What stands under it is not shown: it may be a secret under a misspelt name.
   * @param {string} name @param {string} path where it stands @param {readonly string[]} names @param {boolean} isFixed whether only answers have it
   */
  meetUnknown(name, path, names, isFixed) {
    const isIgnored = this.options.unknownFields === "ignore";
    if (isIgnored ? this.warnings.length >= mostFindings : this.isFull()) return;
    const subject = { name, sensitive: true, expected: () => (isFixed ? "nothing: only answers have it" : `one of ${names.join(", ")}`) };
    const finding = new FieldFinding(this.invalid, subject, path, "", () => {
      const guess = isFixed ? undefined : nearest(name, names);
      const shown = JSON.stringify(finding.parameter);
      if (isFixed) return `${shown} stands in answers only`;
      return guess === undefined ? `there is no ${shown}` : `there is no ${shown}; did you mean ${JSON.stringify(guess)}?`;
    });
    (isIgnored ? this.warnings : this.errors).push(finding);
  }

  /** @param {string} name @param {unknown} value */
  put(name, value) {
    Object.defineProperty(this.value, name, { value, writable: true, enumerable: true, configurable: true });
  }

  result() {
    const { errors, warnings, value } = this;
    return errors.length > 0 ? { errors, warnings } : { value, warnings };
  }
}

/** @param {Named} field @returns {Subject} */
function subjectOf({ name, secret = false, expected }) {
  return { name, sensitive: secret, expected: () => expected };
}
