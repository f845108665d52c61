import { profileOf } from "../../model/profiles.ts";
import { choicesOf } from "../../model/queries.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import { type ValueSet, valueSetsById } from "../../model/type.ts";

/** A request to record. */
export interface Planned {
  readonly module: string;
  readonly query: string;
}

/** Names in a request, and their values. */
export type Pairs = ReadonlyMap<string, string>;

/** The maximum number of items in a response: enough to find optional members, but little to transfer. */
const fewItems = "5";

/**
 * Plans requests that reveal the results of modules. Each module has one request without parameters, one with all
 * values of each list, one for each single value, and one for each switch with all values. Modules take turns, so that
 * the most informative requests come first. Every request includes `given`.
 */
export function planRequests(service: QueryService, modules: readonly Module[], given: Pairs): readonly Planned[] {
  const sets = valueSetsById(service.valueSets);
  const plans = modules.map((module) =>
    [...new Set([...planModule(service, module, given, sets)])].map((query) => ({ module: module.name, query })),
  );
  const most = Math.max(0, ...plans.map((plan) => plan.length));
  return Array.from({ length: most }, (_, turn) => plans.flatMap((plan) => plan[turn] ?? [])).flat();
}

export function missingParameters({ parameters, rules, prefix }: Module, given: Pairs): readonly string[] {
  const isGiven = (name: string): boolean => given.has(prefix + name);
  const required = parameters.filter(
    (parameter) => parameter.required && parameter.default === undefined && !isGiven(parameter.name),
  );
  const oneOf = rules.flatMap((rule) => {
    const isDemand =
      (rule.kind === "exactly-one-of" || rule.kind === "at-least-one-of") &&
      rule.when.length + rule.unless.length === 0;
    return isDemand && !rule.parameters.some(({ name }) => isGiven(name))
      ? [rule.parameters.map(({ name }) => prefix + name).join(" or ")]
      : [];
  });
  return [...required.map(({ name }) => prefix + name), ...oneOf];
}

function* planModule(
  service: QueryService,
  module: Module,
  given: Pairs,
  sets: ReadonlyMap<string, ValueSet>,
): Generator<string> {
  const write = (own: Pairs): string => queryOf(service, module, own, given);
  const separator = service.wire.separator.value ?? "|";
  const choosing = module.parameters.filter(
    ({ name, type, template }) => type.kind === "enum" && template === undefined && !given.has(module.prefix + name),
  );
  const all = (parameter: Parameter): Pairs =>
    new Map([[parameter.name, valuesOf(parameter, sets).slice(0, parameter.multiple!.lowLimit).join(separator)]]);
  const lists = choosing.filter(({ multiple }) => multiple !== undefined);
  yield write(new Map());
  for (const list of lists) yield write(all(list));
  if (module.generator) yield generatorQuery(service, module, given);
  for (const parameter of choosing)
    for (const value of valuesOf(parameter, sets)) yield write(new Map([[parameter.name, value]]));
  for (const { name } of module.parameters.filter(({ type }) => type.kind === "boolean")) {
    yield write(new Map([[name, "1"]]));
    for (const list of lists) yield write(new Map([...all(list), [name, "1"]]));
  }
}

function valuesOf({ type }: Parameter, sets: ReadonlyMap<string, ValueSet>): readonly string[] {
  return type.kind === "enum" ? choicesOf(type, sets).values.map(({ value }) => value) : [];
}

function queryOf(service: QueryService, module: Module, own: Pairs, given: Pairs): string {
  const group = service.groups.find(({ name }) => name === module.group)!;
  const parameters = new Map([...smallLimits(module), ...own].map(([name, value]) => [module.prefix + name, value]));
  return write(
    new Map([...common(service), [group.selector.value ?? group.name, module.name], ...parameters, ...given]),
  );
}

/** Returns the query of a module in its role as a generator. It includes the given parameters of the module. */
function generatorQuery(service: QueryService, module: Module, given: Pairs): string {
  const lead = (service.wire.generatorPrefix?.value ?? "") + module.prefix;
  const own = new Set(module.parameters.map(({ name }) => module.prefix + name));
  const moved = [...given].map(
    ([name, value]) => [own.has(name) ? lead + name.slice(module.prefix.length) : name, value] as const,
  );
  const parameters = [...smallLimits(module)].map(([name, value]) => [lead + name, value] as const);
  return write(
    new Map([
      ...common(service),
      [service.wire.generatorSelector?.value ?? "generator", module.name],
      ...parameters,
      ...moved,
    ]),
  );
}

function smallLimits({ parameters }: Module): Pairs {
  return new Map(parameters.filter(({ type }) => type.kind === "limit").map(({ name }) => [name, fewItems]));
}

/**
 * Returns the parameters of every request: the constants of the service, and the parameters that its profile recommends
 * for recording.
 */
function defaultsOf(service: QueryService): Pairs {
  const constants = service.constants.flatMap(({ name, value: fact }) => {
    const value = fact.value;
    return value === undefined ? [] : [[name, value] as const];
  });
  return new Map([...constants, ...(profileOf(service)?.recording ?? [])]);
}

/** Returns the parameters that any request needs: required ones, with their first value, and the defaults. */
function common(service: QueryService): Pairs {
  const defaults = defaultsOf(service);
  const sets = valueSetsById(service.valueSets);
  const all = service.requestParameters.flatMap(({ parameters }) => parameters);
  return new Map(
    all.flatMap((parameter) => {
      const value = defaults.get(parameter.name) ?? (parameter.required ? valuesOf(parameter, sets)[0] : undefined);
      return value === undefined ? [] : [[parameter.name, value] as const];
    }),
  );
}

function write(pairs: Pairs): string {
  return new URLSearchParams([...pairs]).toString();
}
