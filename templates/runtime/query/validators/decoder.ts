import { Finding, type Subject, type Wording, shown } from "../../core/validators/findings.js";
import { stringIndex, type StringIndex } from "../../core/validators/string-index.js";
import type { Result } from "../../core/validators/types.js";
import { type BoundModule, type ReadSubject, type RunView, noOptions } from "./run-view.js";
import type { Options } from "./types.js";
import { Parameter, type Put, ofText, isOdd, plainText, cleanText, severalOf } from "./parameters.js";
import {
  noRequest,
  queryOf,
  array,
  demand,
  ends,
  found,
  isNamed,
  marks,
  percented,
  release,
  scan,
  starts,
} from "./scan.js";
import { type BoundRule, type Rule, always } from "./rules.js";
import { alternativeSeparator, generatorPrefix, ownCodes } from "./wire-constants.js";

const defaultMaxLength = 1_048_576;
const alternativeStart = /* @__PURE__ */ alternativeSeparator.charCodeAt(0);
const none: readonly Finding[] = /* @__PURE__ */ Object.freeze([]);

/** A parameter, with the function that sets it. */
export type Entry = readonly [put: Put, parameter: Parameter];

type Value = Record<string, unknown>;

/** The parameters of a module, and the rules between them. */
export class Module implements BoundModule {
  deprecated = false;
  names: StringIndex | undefined = undefined;
  generatorNames: StringIndex | undefined = undefined;

  declare readonly prefix: string;
  declare readonly parameters: readonly Parameter[];
  declare readonly makeDefaults: () => Value;
  /** The defaults for comparisons. */
  declare readonly defaults: Readonly<Value>;
  declare readonly places: ReadonlyMap<string, number>;
  declare readonly required: readonly number[];
  declare readonly checks: readonly BoundRule[];

  /** Entries are checked in their order. `makeDefaults` creates an object of the default values. */
  constructor(
    prefix: string,
    entries: readonly Entry[],
    makeDefaults: () => Value = () => ({}),
    rules: readonly Rule[] = [],
  ) {
    const parameters = entries.map(([put, parameter]) => parameter.setBy(put));
    this.prefix = prefix;
    this.parameters = parameters;
    this.makeDefaults = makeDefaults;
    this.defaults = makeDefaults();
    this.places = new Map(parameters.map(({ name }, index) => [name, index]));
    this.required = parameters.filter(({ required }) => required).map(({ name }) => this.placeOf(name));
    this.checks = this.checksOf(rules);
  }

  placeOf(name: string): number {
    return this.places.get(name) ?? -1;
  }

  /**
   * Lists the checks that run after all parameters have been read: the rules in their order, then the syntaxes. For
   * some rules, the syntaxes of their parameters come first. A request rejected for its syntax has no warning, and its
   * title belongs to no namespace.
   */
  checksOf(rules: readonly Rule[]): readonly BoundRule[] {
    const syntaxes = this.parameters.flatMap((parameter, index) => syntaxesOf(this, parameter, index));
    const bound = rules.map((rule) => rule(this));
    const early = bound.flatMap((rule) => [
      ...(rule.followsSyntax ? syntaxes.filter(({ bits }) => (bits & rule.bits) !== 0) : []),
      rule,
    ]);
    return [...new Set([...early, ...syntaxes])];
  }

  /**
   * Returns a mask with a bit for each parameter. From the 33rd parameter on, bits are shared, so that one bit may
   * represent several parameters.
   */
  bitOf(...names: readonly string[]): number {
    return names.reduce((bits, name) => bits | (this.places.has(name) ? 1 << this.placeOf(name) : 0), 0);
  }
}

/** Returns the check of a parameter's syntax, if it has one. */
function syntaxesOf(module: Module, parameter: Parameter, index: number): readonly BoundRule[] {
  if (parameter.syntax === undefined) return [];
  const checkSyntax = parameter.syntax.bind(module);
  const check = (run: RunView): void => {
    if (isNamed(index)) checkSyntax(run, parameter);
  };
  return [{ bits: module.bitOf(parameter.name), check }];
}

type Parts = ConstructorParameters<typeof Module>;

export const module = (...parts: Parts): Module => new Module(...parts);

export function deprecatedModule(...parts: Parts): Module {
  const described = new Module(...parts);
  described.deprecated = true;
  return described;
}

/** Returns the parameter names as they appear in a request. */
function namesOf(module: Module, prefix: string, generator: boolean): StringIndex {
  const made = generator ? module.generatorNames : module.names;
  return made ?? makeNames(module, prefix, generator);
}

function makeNames(module: Module, prefix: string, generator: boolean): StringIndex {
  const made = stringIndex(module.parameters.map(({ name }) => prefix + name));
  return generator ? (module.generatorNames = made) : (module.names = made);
}

/** Creates a decoder. `describe` is called on the first query. */
export function decoder(describe: () => Module): (wire: unknown, options?: Options) => Result<Value> {
  return (wire, options = noOptions) => {
    const run = decodeModule(describe(), wire, options);
    release();
    return resultOf(run, options);
  };
}

/** Returns a function that calls `make` once and caches its result. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export function decodeModule(module: Module, wire: unknown, options: Options): Run {
  const run = readModule(module, queryOf(wire) ?? wire, options);
  if (run.isRead && (run.errors === undefined || options.all)) checkRules(run, module);
  return run;
}

/** Reads the parameters as `decodeModule` does, but skips the checks that follow. */
export function readModule(module: Module, query: unknown, options: Options): Run {
  const isGenerator = options.generator === true;
  const prefix = isGenerator ? generatorPrefix + module.prefix : module.prefix;
  const run = new Run(module, options, prefix);
  if (typeof query !== "string") {
    run.refuse("unreadable", undefined, shown(query), noRequest);
    return run;
  }
  if (query.length > (options.maxLength ?? defaultMaxLength)) {
    const verb = `the query has more than ${options.maxLength ?? defaultMaxLength} characters`;
    run.refuse("toolong", undefined, `${query.length} characters`, { verb });
    return run;
  }
  scan(query, namesOf(module, prefix, isGenerator));
  readParameters(run, module, query);
  run.isRead = true;
  return run;
}

/** Runs the remaining checks, possibly after other parts of the request have been read. */
export function checkModule(run: Run, query: string): void {
  if (!run.isRead) return;
  scan(query, namesOf(run.module, run.prefix, run.options.generator === true));
  checkRules(run, run.module);
}

/** Reads the given parameters and reports missing required ones, in the order of the module. */
function readParameters(run: Run, { parameters, required }: Module, query: string): void {
  for (let index = 0; index < required.length; index++) demand(required[index]!);
  for (let word = 0; word << 5 < parameters.length; word++) {
    for (let bits = found[word]!; bits !== 0; bits &= bits - 1) {
      const index = (word << 5) + 31 - Math.clz32(bits & -bits);
      if (starts[index]! < 0) run.missing(parameters[index]!);
      else readParameter(run, parameters[index]!, index, query);
    }
  }
}

function readParameter(run: Run, parameter: Parameter, index: number, query: string): void {
  const mark = marks[index]!;
  if (parameter.exists !== undefined && !parameter.exists(run.value)) return;
  if (mark >= array) {
    if (!isBoolean(parameter))
      run.remark("unsupportedarray", parameter, undefined, undefined, "is written without brackets; it takes");
    if (parameter.required) run.missing(parameter);
    return;
  }
  if (parameter.deprecated) run.remark("deprecation", parameter, undefined, undefined, "is deprecated; it takes");
  const value = readValue(run, parameter, query, starts[index]!, ends[index]!, mark);
  if (value !== undefined) parameter.put(run.value, value);
}

/** Reads a value, and decodes it first if necessary. */
function readValue(run: Run, parameter: Parameter, query: string, start: number, end: number, mark: number): unknown {
  if (isBoolean(parameter)) return true;
  let text = query;
  if (
    (mark !== 0 && !(mark === percented && parameter.takesEscaped)) ||
    (parameter.isText && isOdd(query, start, end))
  ) {
    text = plainText(run, parameter, query, start, end, mark);
    start = 0;
    end = text.length;
    mark = 0;
  }
  const isWronglyList =
    !parameter.several && text.charCodeAt(start) === alternativeStart && text.startsWith(alternativeSeparator, start);
  if (isWronglyList) return run.fail("badvalue", parameter, text, start, end);
  return parameter.read(run, parameter, text, start, end, mark);
}

/** Checks the rules. Rules that depend on parameters missing from the request are skipped. */
function checkRules(run: Run, module: Module): void {
  if (module.deprecated) run.remark("deprecation", undefined, undefined, undefined, "the module is deprecated");
  const { checks } = module;
  let present = 0;
  for (let word = 0; word << 5 < module.parameters.length; word++) present |= found[word]!;
  for (let index = 0; index < checks.length; index++) {
    const { bits } = checks[index]!;
    if ((bits === always || (bits & present) !== 0) && (run.errors === undefined || run.options.all))
      checks[index]!.check(run);
  }
}

export function resultOf(run: Run, options: Options): Result<Value> {
  const { errors, warnings = none } = run;
  if (errors !== undefined) return { errors: options.all ? errors : errors.slice(0, 1), warnings };
  return { value: valueOf(run), warnings };
}

/** Returns the decoded value, with or without defaults of parameters that the request does not name. */
export function valueOf(run: Run): Value {
  if (run.options.defaults !== false) return run.value;
  return Object.fromEntries(Object.entries(run.value).filter(([name]) => run.names(name)));
}

/** The state of reading one module's part of a request. */
export class Run implements RunView {
  errors: Finding[] | undefined = undefined;
  warnings: Finding[] | undefined = undefined;
  value: Record<string, unknown>;
  isRead = false;

  declare readonly module: Module;
  declare readonly options: Options;
  declare readonly prefix: string;

  constructor(module: Module, options: Options, prefix: string) {
    this.module = module;
    this.options = options;
    this.prefix = prefix;
    this.value = module.makeDefaults();
  }

  refuse(code: string, subject: Subject | undefined, received: string | undefined, wording?: Wording): undefined {
    (this.errors ??= []).push(
      new Finding(namedAfter(code, subject, this.prefix), subject, this.prefix, received, undefined, wording),
    );
  }

  remark(
    code: string,
    subject: Subject | undefined,
    received: string | undefined,
    values?: readonly string[],
    verb?: string,
  ): undefined {
    const wording = verb === undefined ? undefined : { verb };
    (this.warnings ??= []).push(
      new Finding(namedAfter(code, subject, this.prefix), subject, this.prefix, received, values, wording),
    );
  }

  /** Reports a violated rule between parameters. The subject is one of them, if one represents all. */
  breach(code: string, subject: Subject | undefined, rule: () => string): undefined {
    return this.refuse(code, subject, undefined, { rule });
  }

  /** Reports an error for the value at this position. */
  fail(code: string, parameter: ReadSubject, text: string, start: number, end: number): undefined {
    return this.refuse(code, parameter, this.received(parameter, text, start, end));
  }

  /** Returns the beginning of a rejected value for a message. */
  received(parameter: ReadSubject, text: string, start: number, end: number): string {
    if (!parameter.isText && isOdd(text, start, end))
      return cleanText(this, parameter, text.slice(start, end)).slice(0, 400);
    return text.slice(start, Math.min(end, start + 400));
  }

  missing(parameter: Subject): undefined {
    return this.refuse("missingparam", parameter, undefined, { verb: "is missing; it takes" });
  }

  names(name: string): boolean {
    return isNamed(this.module.placeOf(name));
  }
}

/** Returns the service's own form of a general code. */
export function ownCode(code: string): string {
  return Object.hasOwn(ownCodes, code) ? ownCodes[code]! : code;
}

/** Inserts the name of the parameter into a code that contains it. */
function namedAfter(code: string, subject: Subject | undefined, prefix: string): string {
  return ownCode(code).replace("{wireName}", () => prefix + subject?.name);
}

function readString(run: RunView, parameter: Parameter, text: string, start: number, end: number): string | undefined {
  if (start === end && parameter.required) return run.missing(parameter);
  return text.slice(start, end);
}

function readText(_run: RunView, _parameter: Parameter, text: string, start: number, end: number): string {
  return text.slice(start, end);
}

/** Returns true for any value: a boolean parameter is true if it is present. */
function readBoolean(): true {
  return true;
}

export const string = (): Parameter => ofText(new Parameter(readString, "text", undefined));
export const strings = (): Parameter => ofText(severalOf(readText, "texts", undefined));
export const boolean = (): Parameter => new Parameter(readBoolean, "a flag", undefined);
const isBoolean = (parameter: Parameter): boolean => parameter.read === readBoolean;
