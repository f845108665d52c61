/**
 * A parameter of a module, and how its value is read.
 * @typedef {import("./run.js").Run} Run
 * @typedef {(run: Run, parameter: Parameter, text: string, start: number, end: number, mark: number) => any} Read
 *   reads what stands in the text between two places; undefined where there is no value: what was wrong has been reported then
 * @typedef {(to: Record<string, any>, value: any) => void} Put sets the parameter
 */
export class Parameter {
  /** Whether it takes a list. */
  several = false;
  /** Whether its reader knows what to do with a text that is not decoded. */
  takesEscaped = false;
  /** Whether any text will do, so that the text is cleaned first. */
  isText = false;
  required = false;
  deprecated = false;
  sensitive = false;
  /** Whether the specifier of all may stand for all values. */
  all = false;
  /** Whether the same value may be given twice and counts twice. */
  repeats = false;
  low = 50;
  high = 500;
  /** @type { { of: string, value: string } | undefined} exists only where that parameter has that value */
  slot = undefined;
  /** @type {import("./syntax.js").Syntax | undefined} */
  syntax = undefined;
  /** Values that are deprecated. @type {readonly string[] | undefined} */
  old = undefined;
  /** Reads one item, where it takes a list. @type {import("./lists.js").ReadItem | undefined} */
  readItem = undefined;
  /** What values beyond those listed have to match. @type { { test(text: string): boolean } | undefined} */
  open = undefined;
  /** The code that one bad value is answered with. */
  refusal = "badvalue";

  /** Without the prefix. */
  name = "";
  /** @type {Put} */
  put = () => {};

  /** @param {Read} read @param {string} what it takes @param {any} [detail] */
  constructor(read, what, detail) {
    this.read = read;
    this.what = what;
    this.detail = detail;
  }

  /** The name is that of the property that is set. @param {Put} put */
  setBy(put) {
    const probe = Object.create(null);
    put(probe, true);
    this.name = Object.keys(probe)[0];
    this.put = put;
    return this;
  }

  expected() {
    const { list } = this.detail ?? {};
    return list === undefined ? this.what : `${this.what} ${list.join(", ")}`;
  }
}

/** A parameter that takes text. @param {Parameter} parameter */
export function ofText(parameter) {
  parameter.isText = true;
  return parameter;
}

/** A parameter that reads what is not decoded. @param {Parameter} parameter */
export function escapable(parameter) {
  parameter.takesEscaped = true;
  return parameter;
}

/** @param {Parameter} parameter */
export function required(parameter) {
  parameter.required = true;
  return parameter;
}

/** @param {Parameter} parameter */
export function deprecated(parameter) {
  parameter.deprecated = true;
  return parameter;
}

/** @param {Parameter} parameter */
export function sensitive(parameter) {
  parameter.sensitive = true;
  return parameter;
}

/** @param {Parameter} parameter */
export function orAll(parameter) {
  parameter.all = true;
  return parameter;
}

/** @param {Parameter} parameter */
export function repeatable(parameter) {
  parameter.repeats = true;
  return parameter;
}

/** How many values the parameter takes, where that is not the usual number. @param {Parameter} parameter @param {number} low @param {number} high */
export function upTo(parameter, low, high) {
  parameter.low = low;
  parameter.high = high;
  return parameter;
}

/** The parameter exists once for each value of another. @param {Parameter} parameter @param {string} of @param {string} value */
export function slot(parameter, of, value) {
  parameter.slot = { of, value };
  return parameter;
}

/** @param {Parameter} parameter @param {Parameter["syntax"]} syntax */
export function checked(parameter, syntax) {
  parameter.syntax = syntax;
  return parameter;
}
