import { Finding, shown } from "../../core/validators/findings.js";
import type { Result } from "../../core/validators/types.js";
import { checkModule, decodeModule, readModule, valueOf, type Module, ownCode, type Run } from "./decoder.js";
import { noOptions } from "./run-view.js";
import type { Options } from "./types.js";
import { noRequest, queryOf, namesIn, release } from "./scan.js";
import { deprecationHelp } from "./wire-constants.js";

/** The part of a service's generated code that decodes complete requests. */
export interface Service {
  /** Sets of parameters that belong to no module. */
  readonly sets: Readonly<Record<string, Module>>;
  /** The parameters that name modules: one for each group, and one for the generator. */
  readonly selection: Module;
  /** The parameters of `selection` that select modules, in the order in which these run. */
  readonly groups: readonly string[];
  /** The parameter of `selection` that names the generator. */
  readonly generator: string;
  /** The continuation parameter of the sets, and the error code for a value that no response contains. */
  readonly continuation?: readonly [name: string, code: string] | undefined;
  /** The parameters of the sets that name pages. */
  readonly pages: readonly string[];
  /** Parameters that name revisions of pages. */
  readonly revisions: readonly string[];
  readonly modules: Readonly<Record<string, () => Module>>;
}

type Value = Record<string, unknown>;

export function requestDecoder(describe: () => Service): (wire: unknown, options?: Options) => Result<Value> {
  let service: Service | undefined;
  return (wire, options = noOptions) => {
    const query = queryOf(wire);
    if (query !== undefined) {
      const result = readRequest((service ??= describe()), query, options);
      release();
      return result;
    }
    return { errors: [new Finding("unreadable", undefined, "", shown(wire), undefined, noRequest)], warnings: [] };
  };
}

function readRequest(service: Service, query: string, options: Options): Result<Value> {
  const runs: Run[] = [];
  const failed = (): boolean => !options.all && runs.some(({ errors }) => errors !== undefined);
  /** Decodes a module. `name` is passed for modules of `service.modules`. */
  const read = (module: Module, own: Options, name?: string): Value => {
    const run = decodeModule(module, query, own);
    tell(run, name);
    runs.push(run);
    return valueOf(run);
  };

  /** Checks the rules of parameters that were read without checks. */
  const check = (run: Run): void => {
    if ((run.module.checks.length > 0 || run.module.deprecated) && !failed()) checkModule(run, query);
  };

  const plain = { ...options, generator: false };
  const sets: Record<string, Value> = {};
  const setRuns: Run[] = [];
  for (const [name, set] of Object.entries(service.sets)) {
    if (failed()) break;
    const run = readModule(set, query, plain);
    setRuns.push(run);
    runs.push(run);
    sets[name] = valueOf(run);
  }
  const value: Value = sets;
  const selected = failed() ? {} : read(service.selection, plain);
  if (!failed()) checkContinuation(service, sets, runs.at(-1)!);
  const pages = pagesOf(service, sets, selected);
  // The rules of the sets are checked after the generator has read its own parameters.
  const generator = failed() ? undefined : (selected[service.generator] as string | undefined);
  if (generator !== undefined) {
    const run = readModule(service.modules[generator]!(), query, { ...options, generator: true, pages });
    runs.push(run);
    setRuns.forEach(check);
    check(run);
    tell(run, generator);
    value.generator = { name: generator, parameters: valueOf(run) };
  } else setRuns.forEach(check);
  const modules: Record<string, Value> = {};
  value.modules = modules;
  for (const group of service.groups) {
    for (const name of (selected[group] ?? []) as readonly string[]) {
      if (!failed()) modules[name] = read(service.modules[name]!(), { ...plain, pages }, name);
    }
  }
  return result(runs, value, query, options);
}

/**
 * Checks the continuation value. It consists of the names of the generator's parameters, or `-`, then `||` and the
 * names of the completed modules.
 */
function checkContinuation(
  { continuation: [name, code] = ["", ""] }: Service,
  sets: Readonly<Record<string, Value>>,
  run: Run,
): void {
  const given = Object.values(sets).find((set) => set[name] !== undefined)?.[name];
  if (typeof given !== "string" || given === "" || given.split("||").length === 2) return;
  run.refuse(code, { name, sensitive: false, expected: () => `the value of ${name} in the last response` }, given);
}

function tell(run: Run, name: string | undefined): void {
  for (const findings of [run.errors, run.warnings]) for (const finding of findings ?? []) finding.module = name;
}

/** Returns true if it is the name of a parameter that exists in this request. */
function knows({ module, prefix, value }: Run, name: string): boolean {
  const place = name.startsWith(prefix) ? module.placeOf(name.slice(prefix.length)) : -1;
  if (place < 0) return false;
  const { exists } = module.parameters[place]!;
  return exists === undefined || exists(value);
}

type Pages = NonNullable<Options["pages"]>;

function pagesOf(
  { generator, pages, revisions }: Service,
  sets: Readonly<Record<string, Value>>,
  selected: Value,
): Pages {
  const all = Object.values(sets) as Record<string, { readonly length?: number } | undefined>[];
  const lengthOf = (name: string): number => all.find((set) => set[name] !== undefined)?.[name]?.length ?? 0;
  const count = (names: readonly string[]): number => names.reduce((sum, name) => sum + lengthOf(name), 0);
  const [ofPages, ofRevisions] = [count(pages), count(revisions)];
  return {
    some: ofPages + ofRevisions > 0 || selected[generator] !== undefined,
    several: ofPages > 1,
    revisions: ofRevisions > 0,
    "several-revisions": ofRevisions > 1,
  };
}

function result(runs: readonly Run[], value: Value, query: string, options: Options): Result<Value> {
  const [warnings, errors]: [Finding[], Finding[]] = [[], []];
  for (const run of runs) {
    if (run.warnings !== undefined) warnings.push(...run.warnings);
    if (run.errors !== undefined) errors.push(...run.errors);
  }
  const deprecation = deprecationHelp === "" ? -1 : warnings.findIndex(({ code }) => code === "deprecation");
  if (deprecation >= 0) warnings.splice(deprecation + 1, 0, new Finding(deprecationHelp, undefined, "", undefined));
  if (errors.length > 0) return { errors: options.all ? errors : errors.slice(0, 1), warnings };
  const foreign = namesIn(query).filter((name) => !runs.some((run) => knows(run, name)));
  if (foreign.length > 0)
    warnings.push(
      new Finding(ownCode("unrecognizedparams"), undefined, "", foreign.slice(0, 10).join(", "), foreign, {
        verb: "no such parameters",
      }),
    );
  return { value, warnings };
}
