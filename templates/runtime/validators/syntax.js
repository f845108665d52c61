import { separator } from "./service.js";
import { someMet } from "./tests.js";

/**
 * @typedef {import("./run.js").Run} Run
 * @typedef {import("./decoder.js").Module} Module
 * @typedef {import("./tests.js").Test} Test
 * @typedef {import("./tests.js").BoundTest} BoundTest
 * @typedef {import("./parameters.js").Parameter} Parameter
 * @typedef {(value: any, run: Run) => boolean | string} Accepts whether the value will do, or the code of another error
 */

/** What a value has to look like beyond its type. */
export class Syntax {
  drops = false;
  /** Whether one warning names all values of a list that are dropped; else each has its own. */
  together = false;
  /** @type {readonly Test[]} */
  when = [];
  /** @type {readonly Test[]} */
  unless = [];

  /** @param {string} code @param {(module: Module) => Accepts} accepts */
  constructor(code, accepts) {
    this.code = code;
    this.accepts = accepts;
  }

  /** @param {Module} module */
  bind(module) {
    return new BoundSyntax(this, module);
  }
}

/** What a value of one parameter of a module has to look like. */
export class BoundSyntax {
  /** @param {Syntax} syntax @param {Module} module */
  constructor({ code, drops, together, when, unless, accepts }, module) {
    this.code = code;
    this.drops = drops;
    this.together = together;
    this.accepts = accepts(module);
    this.when = when.map((test) => test(module));
    this.unless = unless.map((test) => test(module));
  }

  /** @param {Run} run @param {Parameter} parameter */
  check(run, parameter) {
    const value = run.value[parameter.name];
    if (value === undefined || someMet(this.unless, run, true)) return;
    if (this.when.length > 0 && !someMet(this.when, run, false)) return;
    if (!Array.isArray(value)) this.judge(run, parameter, value);
    else if (this.drops && this.together) run.value[parameter.name] = this.accepted(run, parameter, value);
    else if (this.drops) run.value[parameter.name] = value.filter((item) => this.judge(run, parameter, item));
    else value.every((item) => this.judge(run, parameter, item));
  }

  /**
   * The items that will do; one warning names the others.
   * @param {Run} run @param {Parameter} parameter @param {readonly string[]} items
   */
  accepted(run, parameter, items) {
    const dropped = items.filter((item) => this.accepts(item, run) !== true);
    if (dropped.length > 0) run.remark(this.code, parameter, dropped.join(separator), dropped);
    return items.filter((item) => !dropped.includes(item));
  }

  /** @param {Run} run @param {Parameter} parameter @param {any} value */
  judge(run, parameter, value) {
    const verdict = this.accepts(value, run);
    if (verdict === true) return true;
    const code = verdict || this.code;
    if (this.drops) run.remark(code, parameter, String(value));
    else if (run.errors === undefined || run.options.all) run.refuse(code, parameter, String(value));
    return false;
  }
}

/** A bad value is dropped, with a warning. @param {Syntax} syntax */
export function dropping(syntax) {
  syntax.drops = true;
  return syntax;
}

/** The value is not looked at where one of the tests is met. @param {Syntax} syntax @param {readonly Test[]} tests */
export function except(syntax, ...tests) {
  syntax.unless = tests;
  return syntax;
}

/** The value is looked at only where one of the tests is met. @param {Syntax} syntax @param {readonly Test[]} tests */
export function only(syntax, ...tests) {
  syntax.when = tests;
  return syntax;
}

/** @param {string} code */
export const id = (code) => new Syntax(code, () => (value) => value > 0);

/** @param {string} code @param {RegExp} form */
export function word(code, form) {
  const syntax = new Syntax(code, () => (value) => form.test(value));
  syntax.together = true;
  return syntax;
}
