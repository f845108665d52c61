import { bytes } from "./bytes.js";
import { clean } from "./clean.js";
import { noOptions } from "./options.js";
import { Run } from "./run.js";
import { array, ends, marks, odd, scan, starts } from "./scan.js";
import { isBoolean } from "./strings.js";
import { queryOf } from "./wire.js";
import { words } from "./words.js";

/**
 * @typedef {import("./options.js").Options} Options
 * @typedef {import("./parameters.js").Parameter} Parameter
 * @typedef {import("./findings.js").Finding} Finding
 * @typedef {import("./words.js").Words} Words
 */

const usualLength = 2 ** 20;
/** Where a list starts with it, it separates the items. */
const unitSeparator = 0x1f;
/** @type {readonly Finding[]} */
const none = Object.freeze([]);

/** The parameters of a module, and what holds between them. */
export class Module {
  /**
   * @param {string} prefix
   * @param {readonly Parameter[]} parameters in the order in which they are checked
   * @param {() => Record<string, any>} usual makes an object of the defaults
   * @param {readonly import("./rules.js").Rule[]} rules
   */
  constructor(prefix, parameters, usual = () => ({}), rules = []) {
    this.prefix = prefix;
    this.parameters = parameters;
    this.usual = usual;
    this.rules = rules;
    this.deprecated = false;
    this.hasSyntax = parameters.some((parameter) => parameter.syntax !== undefined);
    /** The defaults, to compare with. */
    this.defaults = usual();
    this.places = new Map(parameters.map(({ name }, index) => [name, index]));
    /** @type {Words | undefined} */
    this.names = undefined;
    /** @type {Words | undefined} */
    this.generatorNames = undefined;
  }
}

/** @param {ConstructorParameters<typeof Module>} parts */
export const module = (...parts) => new Module(...parts);

/** @param {ConstructorParameters<typeof Module>} parts */
export function deprecatedModule(...parts) {
  const described = new Module(...parts);
  described.deprecated = true;
  return described;
}

/** The names in a request. @param {Module} module @param {string} prefix @param {boolean} generator */
function namesOf(module, prefix, generator) {
  const make = () => words(module.parameters.map(({ name }) => prefix + name));
  return generator ? (module.generatorNames ??= make()) : (module.names ??= make());
}

/** @param {() => Module} describe is called when the first query comes */
export function decoder(describe) {
  /** @param {unknown} wire @param {Options} [options] */
  return (wire, options = noOptions) => resultOf(decodeModule(describe(), wire, options, undefined), options);
}

/** The same, made once. @template T @param {() => T} make @returns {() => T} */
export function once(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/**
 * Reads what belongs to a module out of a request.
 * @param {Module} module @param {unknown} wire @param {Options} options @param {((name: string) => void) | undefined} foreign is told all other names
 */
export function decodeModule(module, wire, options, foreign) {
  const isGenerator = options.generator === true;
  const prefix = isGenerator ? `g${module.prefix}` : module.prefix;
  const run = new Run(module, options, prefix);
  const query = queryOf(wire);
  if (query.length > (options.maxLength ?? usualLength)) {
    run.refuse("toolong", undefined, undefined);
    return run;
  }
  scan(query, namesOf(module, prefix, isGenerator), foreign);
  const { parameters } = module;
  const from = starts;
  for (let index = 0; index < parameters.length; index++) {
    const parameter = parameters[index];
    if (from[index] >= 0) readParameter(run, parameter, index);
    else if (parameter.required) run.missing(parameter);
  }
  if (run.errors === undefined || options.all) {
    if (module.deprecated) run.remark("deprecation", undefined, undefined);
    for (const rule of module.rules) if (run.errors === undefined || options.all) rule(run);
    if (module.hasSyntax) checkSyntax(run);
  }
  return run;
}

/** @param {Run} run @param {Parameter} parameter @param {number} index */
function readParameter(run, parameter, index) {
  const mark = marks[index];
  let start = starts[index];
  let end = ends[index];
  if (parameter.slot !== undefined && !hasSlot(run.value[parameter.slot.of], parameter.slot.value)) return;
  if (mark >= array) {
    if (!isBoolean(parameter)) run.remark("unsupportedarray", parameter, undefined);
    if (parameter.required) run.missing(parameter);
    return;
  }
  if (parameter.deprecated) run.remark("deprecation", parameter, undefined);
  if (mark >= odd && !isBoolean(parameter)) {
    const cleaned = clean(start, end);
    if (cleaned !== undefined) {
      run.remark("badutf8", parameter, undefined);
      (start = cleaned.start), (end = cleaned.end);
    }
    if (bytes[start] === unitSeparator && !parameter.several) return run.fail("badvalue", parameter, start, end, mark);
  }
  const value = parameter.read(run, parameter, start, end, mark);
  if (value !== undefined) run.value[parameter.name] = value;
}

/** @param {unknown} given @param {string} value */
function hasSlot(given, value) {
  return given === "*" || given === value || (Array.isArray(given) && given.includes(value));
}

/** @param {Run} run */
function checkSyntax(run) {
  const { parameters } = run.module;
  for (let index = 0; index < parameters.length; index++) {
    if (starts[index] >= 0 && marks[index] < array) parameters[index].syntax?.check(run, parameters[index]);
  }
}

/** @param {Run} run @param {Options} options */
export function resultOf(run, options) {
  const { errors, warnings = none } = run;
  if (errors !== undefined) return { errors: options.all ? errors : errors.slice(0, 1), warnings };
  return { value: valueOf(run), warnings };
}

/** The value as it was asked for, with or without the defaults that the request does not name. @param {Run} run */
export function valueOf(run) {
  if (run.options.defaults !== false) return run.value;
  return Object.fromEntries(Object.entries(run.value).filter(([name]) => run.names(name)));
}
