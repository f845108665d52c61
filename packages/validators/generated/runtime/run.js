import { textOf } from "./bytes.js";
import { Finding } from "./findings.js";
import { starts, marks, array } from "./scan.js";
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

  /** @param {string} code @param {import("./findings.js").Subject | undefined} subject @param {string | undefined} received @returns {undefined} */
  refuse(code, subject, received) {
    (this.errors ??= []).push(new Finding(this.#named(code, subject), subject, this.prefix, received));
  }

  /** @param {string} code @param {import("./findings.js").Subject | undefined} subject @param {string | undefined} received @returns {undefined} */
  remark(code, subject, received) {
    (this.warnings ??= []).push(new Finding(this.#named(code, subject), subject, this.prefix, received));
  }

  /** Some codes hold the name of the parameter. @param {string} code @param {import("./findings.js").Subject | undefined} subject */
  #named(code, subject) {
    return code.replace("{wireName}", () => this.prefix + subject?.name);
  }

  /** The value at this place is refused. @param {string} code @param {Parameter} parameter @param {number} start @param {number} end @param {number} mark */
  fail(code, parameter, start, end, mark) {
    return this.refuse(code, parameter, textOf(start, Math.min(end, start + 400), mark));
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
    const index = this.module.places.get(name) ?? -1;
    return index >= 0 && starts[index] >= 0 && marks[index] < array;
  }
}
