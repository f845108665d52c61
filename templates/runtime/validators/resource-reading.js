import { FieldFinding } from "./resource-finding.js";
import { nearest } from "./resource-suggest.js";

/**
 * @typedef {import("./findings.js").Subject} Subject
 * @typedef {{ readonly all?: boolean, readonly unknownFields?: "refuse" | "ignore", readonly defaults?: boolean, readonly strict?: boolean }} Options
 * @typedef {{ readonly name: string, readonly secret?: boolean, readonly expected: string, readonly invalid?: string }} Named
 */

/** More than this many are never reported of one request. */
const mostFindings = 100;

const longestName = 100;

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

  /** A value that is none of this field. @param {Named} field @param {readonly string[]} path @param {unknown} received */
  refuseValue(field, path, received) {
    /** @returns {string} */
    const sentence = () => `${path.join(".")} takes ${field.expected}${field.secret ? "" : `, not ${JSON.stringify(finding.received)}`}`;
    /** @type {FieldFinding} */
    const finding = new FieldFinding(field.invalid ?? this.invalid, subjectOf(field), path, received, sentence);
    return this.refuse(finding);
  }

  /** Two values of which nobody knows which was meant. @param {Named} field @param {readonly string[]} first @param {readonly string[]} second @param {unknown} received */
  refuseConflict(field, first, second, received) {
    const sentence = () => `${first.join(".")} and ${second.join(".")} mean the same and have different values`;
    return this.refuse(new FieldFinding(this.invalid, subjectOf(field), second, received, sentence));
  }

  /** @param {string} code @param {Named} field @param {unknown} received */
  refuseMissing(code, field, received) {
    return this.refuse(new FieldFinding(code, subjectOf(field), [field.name], received, () => `${field.name} is missing`));
  }

  /**
   * A name that is none. What stands under it is not shown: it may be a secret under a misspelt name.
   * @param {readonly string[]} within the object that has it, where that is not the request itself
   * @param {string} given @param {readonly string[]} names @param {boolean} isFixed whether only answers have it
   */
  meetUnknown(within, given, names, isFixed) {
    const isIgnored = this.options.unknownFields === "ignore";
    if (isIgnored ? this.warnings.length >= mostFindings : this.isFull()) return;
    const name = given.length <= longestName ? given : `${given.slice(0, longestName - 1)}…`;
    const expected = () => (isFixed ? "nothing: only answers have it" : `one of ${names.join(", ")}`);
    const sentence = () => (isFixed ? `${JSON.stringify(name)} stands in answers only` : `there is no ${JSON.stringify(name)}${guess(name, names)}`);
    const finding = new FieldFinding(this.invalid, { name, sensitive: true, expected }, [...within, name], "", sentence);
    (isIgnored ? this.warnings : this.errors).push(finding);
  }

  /** @param {string} name @param {unknown} value */
  put(name, value) {
    if (name === "__proto__") Object.defineProperty(this.value, name, { value, writable: true, enumerable: true, configurable: true });
    else this.value[name] = value;
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

/** @param {string} name @param {readonly string[]} names */
function guess(name, names) {
  const found = nearest(name, names);
  return found === undefined ? "" : `; did you mean ${JSON.stringify(found)}?`;
}
