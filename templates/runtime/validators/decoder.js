import { noOptions } from "./options.js";
import { Run } from "./run.js";
import { array, demand, ends, found, isNamed, marks, percented, scan, starts } from "./scan.js";
import { allSpecifier, alternativeSeparator, generatorPrefix } from "./service.js";
import { isBoolean } from "./strings.js";
import { always } from "./tests.js";
import { isOdd, plainText } from "./text.js";
import { queryOf } from "./wire.js";
import { words } from "./words.js";

/**
 * @typedef {import("./options.js").Options} Options
 * @typedef {import("./parameters.js").Parameter} Parameter
 * @typedef {import("./findings.js").Finding} Finding
 * @typedef {import("./words.js").Words} Words
 * @typedef {import("./parameters.js").Put} Put
 */

const usualLength = 1_048_576;
const alternativeStart = /* @__PURE__ */ alternativeSeparator.charCodeAt(0);
/** @type {readonly Finding[]} */
const none = /* @__PURE__ */ Object.freeze([]);

/** The parameters of a module, and what holds between them. */
export class Module {
  deprecated = false;
  /** @type {Words | undefined} */
  names = undefined;
  /** @type {Words | undefined} */
  generatorNames = undefined;

  /**
   * @param {string} prefix
   * @param {readonly (readonly [Put, Parameter])[]} entries in the order in which they are checked
   * @param {() => Record<string, any>} usual makes an object of the defaults
   * @param {readonly import("./rules.js").Rule[]} rules
   */
  constructor(prefix, entries, usual = () => ({}), rules = []) {
    const parameters = entries.map(([put, parameter]) => parameter.setBy(put));
    this.prefix = prefix;
    this.parameters = parameters;
    this.usual = usual;
    /** The defaults, to compare with. */
    this.defaults = usual();
    this.places = new Map(parameters.map(({ name }, index) => [name, index]));
    this.required = parameters.filter(({ required }) => required).map(({ name }) => this.placeOf(name));
    this.checks = this.checksOf(rules);
  }

  /** @param {string} name */
  placeOf(name) {
    return this.places.get(name) ?? -1;
  }

  /**
   * What is checked when all parameters have been read: the rules in their order, then the syntaxes. Before a rule that warns come the
   * syntaxes of the parameters that it looks at, since a request that is refused for one of them has no such warning.
   * @param {readonly import("./rules.js").Rule[]} rules @returns {readonly import("./rules.js").BoundRule[]}
   */
  checksOf(rules) {
    const syntaxes = this.parameters.flatMap((parameter, index) => syntaxesOf(this, parameter, index));
    const bound = rules.map((rule) => rule(this));
    const early = bound.flatMap((rule) => [...(rule.warns ? syntaxes.filter(({ bits }) => (bits & rule.bits) !== 0) : []), rule]);
    return [...new Set([...early, ...syntaxes])];
  }

  /** A bit for each of the parameters. From the 33rd on they share bits, so a bit says that one of them may be meant. @param {readonly string[]} names */
  bitOf(...names) {
    return names.reduce((bits, name) => bits | (this.places.has(name) ? 1 << this.placeOf(name) : 0), 0);
  }
}

/**
 * The check of a parameter's syntax, where it has one.
 * @param {Module} module @param {Parameter} parameter @param {number} index @returns {import("./rules.js").BoundRule[]}
 */
function syntaxesOf(module, parameter, index) {
  if (parameter.syntax === undefined) return [];
  const syntax = parameter.syntax.bind(module);
  /** @param {Run} run */
  const check = (run) => {
    if (isNamed(index)) syntax.check(run, parameter);
  };
  return [{ bits: module.bitOf(parameter.name), check }];
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
  const made = generator ? module.generatorNames : module.names;
  return made ?? makeNames(module, prefix, generator);
}

/** @param {Module} module @param {string} prefix @param {boolean} generator */
function makeNames(module, prefix, generator) {
  const made = words(module.parameters.map(({ name }) => prefix + name));
  return generator ? (module.generatorNames = made) : (module.names = made);
}

/** @param {() => Module} describe is called when the first query comes */
export function decoder(describe) {
  /** @param {unknown} wire @param {Options} [options] */
  return (wire, options = noOptions) => resultOf(decodeModule(describe(), wire, options), options);
}

/** The same, made once. @template T @param {() => T} make @returns {() => T} */
export function once(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/**
 * Reads what belongs to a module out of a request.
 * @param {Module} module @param {unknown} wire @param {Options} options
 */
export function decodeModule(module, wire, options) {
  const isGenerator = options.generator === true;
  const prefix = isGenerator ? generatorPrefix + module.prefix : module.prefix;
  const run = new Run(module, options, prefix);
  const query = queryOf(wire);
  if (query.length > (options.maxLength ?? usualLength)) {
    run.refuse("toolong", undefined, undefined);
    return run;
  }
  scan(query, namesOf(module, prefix, isGenerator));
  readParameters(run, module, query);
  if (run.errors === undefined || options.all) checkRules(run, module);
  return run;
}

/** In their order, those that are in the request, and those that have to be. @param {Run} run @param {Module} module @param {string} query */
function readParameters(run, { parameters, required }, query) {
  for (let index = 0; index < required.length; index++) demand(required[index]);
  for (let word = 0; word << 5 < parameters.length; word++) {
    for (let bits = found[word]; bits !== 0; bits &= bits - 1) {
      const index = (word << 5) + 31 - Math.clz32(bits & -bits);
      if (starts[index] < 0) run.missing(parameters[index]);
      else readParameter(run, parameters[index], index, query);
    }
  }
}

/** @param {Run} run @param {Parameter} parameter @param {number} index @param {string} query */
function readParameter(run, parameter, index, query) {
  const mark = marks[index];
  if (parameter.slot !== undefined && !hasSlot(run.value[parameter.slot.of], parameter.slot.value)) return;
  if (mark >= array) {
    if (!isBoolean(parameter)) run.remark("unsupportedarray", parameter, undefined);
    if (parameter.required) run.missing(parameter);
    return;
  }
  if (parameter.deprecated) run.remark("deprecation", parameter, undefined);
  const value = readValue(run, parameter, query, starts[index], ends[index], mark);
  if (value !== undefined) parameter.put(run.value, value);
}

/** Decodes the text if that is needed. @type {import("./parameters.js").Read} */
function readValue(run, parameter, query, start, end, mark) {
  if (isBoolean(parameter)) return true;
  let text = query;
  if ((mark !== 0 && !(mark === percented && parameter.takesEscaped)) || (parameter.isText && isOdd(query, start, end))) {
    text = plainText(run, parameter, query, start, end, mark);
    (start = 0), (end = text.length), (mark = 0);
  }
  if (!parameter.several && text.charCodeAt(start) === alternativeStart && text.startsWith(alternativeSeparator, start)) return run.fail("badvalue", parameter, text, start, end);
  return parameter.read(run, parameter, text, start, end, mark);
}

/** Whether a parameter has the value for which another exists. @param {unknown} given @param {string} value */
export function hasSlot(given, value) {
  return given === allSpecifier || given === value || (Array.isArray(given) && given.includes(value));
}

/** What hangs on parameters that are not in the request need not be looked at. @param {Run} run @param {Module} module */
function checkRules(run, module) {
  if (module.deprecated) run.remark("deprecation", undefined, undefined);
  const { checks } = module;
  let present = 0;
  for (let word = 0; word << 5 < module.parameters.length; word++) present |= found[word];
  for (let index = 0; index < checks.length; index++) {
    const { bits } = checks[index];
    if ((bits === always || (bits & present) !== 0) && (run.errors === undefined || run.options.all)) checks[index].check(run);
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
