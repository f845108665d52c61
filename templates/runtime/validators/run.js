import { Finding } from "./findings.js";
import { isNamed } from "./scan.js";
import { cleanText, isOdd } from "./text.js";
import { iso } from "./times.js";

/**
 * @typedef {import("./parameters.js").Parameter} Parameter
 * @typedef {import("./decoder.js").Module} Module
 * @typedef {import("./options.js").Options} Options
 */

/** One module's part of one request, while it is being read. */
export class Run {
  /** @type {Finding[] | undefined} */
  errors = undefined;
  /** @type {Finding[] | undefined} */
  warnings = undefined;
  /** @type {Record<string, any>} */
  value;

  /** @param {Module} module @param {Options} options @param {string} prefix */
  constructor(module, options, prefix) {
    this.module = module;
    this.options = options;
    this.prefix = prefix;
    this.value = module.usual();
  }

  errorCount() {
    return this.errors === undefined ? 0 : this.errors.length;
  }

  warningCount() {
    return this.warnings === undefined ? 0 : this.warnings.length;
  }

  /** Forgets what was said since there were so many errors and warnings. @param {number} errors @param {number} warnings */
  rewind(errors, warnings) {
    if (this.errors !== undefined) this.errors = errors === 0 ? undefined : this.errors.slice(0, errors);
    if (this.warnings !== undefined) this.warnings = warnings === 0 ? undefined : this.warnings.slice(0, warnings);
  }

  /** @param {string} code @param {import("./findings.js").Subject | undefined} subject @param {string | undefined} received @returns {undefined} */
  refuse(code, subject, received) {
    (this.errors ??= []).push(new Finding(namedAfter(code, subject, this.prefix), subject, this.prefix, received));
  }

  /**
   * @param {string} code @param {import("./findings.js").Subject | undefined} subject @param {string | undefined} received
   * @param {readonly string[]} [values] @returns {undefined}
   */
  remark(code, subject, received, values) {
    (this.warnings ??= []).push(new Finding(namedAfter(code, subject, this.prefix), subject, this.prefix, received, values));
  }

  /** The value at this place is refused. @param {string} code @param {Parameter} parameter @param {string} text @param {number} start @param {number} end */
  fail(code, parameter, text, start, end) {
    return this.refuse(code, parameter, this.received(parameter, text, start, end));
  }

  /** The beginning of a text that is of no use. @param {Parameter} parameter @param {string} text @param {number} start @param {number} end */
  received(parameter, text, start, end) {
    if (!parameter.isText && isOdd(text, start, end)) return cleanText(this, parameter, text.slice(start, end)).slice(0, 400);
    return text.slice(start, Math.min(end, start + 400));
  }

  /** @param {Parameter} parameter */
  missing(parameter) {
    return this.refuse("missingparam", parameter, undefined);
  }

  /** The nearest number that is allowed. @param {Parameter} parameter @param {number} number @param {number} minimum @param {number} maximum */
  clamp(parameter, number, minimum, maximum) {
    this.remark("outofrange", parameter, String(number));
    return number < minimum ? minimum : maximum;
  }

  now() {
    return iso(Math.floor((this.options.now ?? Date.now()) / 1000));
  }

  /** Whether the request names the parameter. @param {string} name */
  names(name) {
    return isNamed(this.module.placeOf(name));
  }
}

/** Some codes hold the name of the parameter. @param {string} code @param {import("./findings.js").Subject | undefined} subject @param {string} prefix */
function namedAfter(code, subject, prefix) {
  return code.replace("{wireName}", () => prefix + subject?.name);
}
