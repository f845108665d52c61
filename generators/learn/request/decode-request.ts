import type { Fact } from "../../model/fact.ts";
import type { Module, Parameter, QueryService, QueryWire } from "../../model/query.ts";
import type { Role, Test } from "../../model/rules.ts";
import type { Argument, AskedModule, Parameters, Request } from "./request.ts";
import { type ValueSet, valueSetsById } from "../../model/type.ts";
import { choicesOf } from "../../model/queries.ts";
import type { Context } from "../judge/context.ts";

/** Returns a parser of query strings that behaves like the real system. It drops names of unknown modules. */
export function requestDecoder(service: QueryService): (query: string) => Request {
  const reading: Reading = { wire: service.wire, valueSets: valueSetsById(service.valueSets) };
  const own = service.requestParameters.flatMap(({ parameters }) => parameters);
  const prefix = service.wire.generatorPrefix?.value ?? "";
  return (query) => {
    const wire = readWire(query);
    const argumentsOf = (module: Module, role: Role): AskedModule => {
      const lead = (role === "generator" ? prefix : "") + module.prefix;
      return { module, role, parameters: readParameters(reading, module.parameters, wire, lead) };
    };
    const asked = [
      ...generatorOf(service, wire).map((module) => argumentsOf(module, "generator")),
      ...selectedOf(service, wire, reading).map((module) => argumentsOf(module, "module")),
    ];
    const parameters = readParameters(reading, own, wire, "");
    return {
      parameters,
      asked,
      goesOn: goesOn(own, parameters) || asked.some((one) => goesOn(one.module.parameters, one.parameters)),
    };
  };
}

/**
 * Parses names and values. If a name occurs several times, the last value applies. A dot or a space in a name becomes
 * `_`. Arrays (`p[]=x`) are ignored.
 */
function readWire(query: string): ReadonlyMap<string, string> {
  const pairs = [...new URLSearchParams(query.slice(query.indexOf("?") + 1))];
  return new Map(pairs.map(([name, value]) => [name.replace(/[. ]/g, "_"), value]));
}

function readParameters(
  reading: Reading,
  all: readonly Parameter[],
  wire: ReadonlyMap<string, string>,
  lead: string,
): Parameters {
  const read = new Map<string, Argument>();
  for (const parameter of all) {
    if (parameter.template !== undefined) continue;
    const argument = readArgument(reading, parameter, wire.get(lead + parameter.name));
    if (argument !== undefined) read.set(parameter.name, argument);
  }
  return read;
}

function selectedOf(
  service: QueryService,
  wire: ReadonlyMap<string, string>,
  { wire: facts }: Reading,
): readonly Module[] {
  return service.groups.flatMap(({ name, selector }) => {
    const names = new Set(listItems(facts, valueUnder(wire, selector) ?? ""));
    return service.modules.filter((module) => module.group === name && names.has(module.name));
  });
}

function generatorOf(service: QueryService, wire: ReadonlyMap<string, string>): readonly Module[] {
  const name = valueUnder(wire, service.wire.generatorSelector);
  return service.modules.filter((module) => module.generator && module.name === name);
}

function valueUnder(wire: ReadonlyMap<string, string>, fact: Fact<string> | undefined): string | undefined {
  const name = fact?.value;
  return name === undefined ? undefined : wire.get(name);
}

/**
 * Returns whether a request continues another: a parameter has the syntax of continuations, or belongs to no module and
 * is named `continue`.
 */
function goesOn(all: readonly Parameter[], parameters: Parameters): boolean {
  return all.some(({ name, syntax }) => (syntax?.kind === "continue" || name === "continue") && parameters.has(name));
}

interface Reading {
  readonly wire: QueryWire;
  readonly valueSets: ReadonlyMap<string, ValueSet>;
}

/** Returns the value of a parameter or its default, or `undefined` if it has neither. */
function readArgument(reading: Reading, parameter: Parameter, text: string | undefined): Argument | undefined {
  const byDefault = defaultOf(parameter);
  if (text === undefined) return byDefault && { values: byDefault, isDefault: true };
  const values = parameter.multiple === undefined ? [text] : readList(reading, parameter, text);
  return { values, isDefault: byDefault !== undefined && byDefault.join("\n") === values.join("\n") };
}

function defaultOf(parameter: Parameter): readonly string[] | undefined {
  const value = parameter.default?.value;
  return value === undefined ? undefined : [value].flat().map(String);
}

/** Returns the items without duplicates. Drops unlisted items, as the real system does. */
function readList(reading: Reading, parameter: Parameter, text: string): readonly string[] {
  const listed = listedValues(reading, parameter);
  const takesAll = parameter.multiple!.all || parameter.type.kind === "namespace";
  if (takesAll && text === reading.wire.allSpecifier?.value) return listed?.all ?? [text];
  const items = listItems(reading.wire, text);
  return [...new Set(listed === undefined ? items : items.filter(listed.takes))];
}

/** Returns the values of an enumeration, or `undefined` for any other type. */
function listedValues(
  { valueSets }: Reading,
  { type }: Parameter,
): { readonly all: readonly string[]; readonly takes: (item: string) => boolean } | undefined {
  if (type.kind !== "enum") return undefined;
  const { values, missing } = choicesOf(type, valueSets);
  const all = values.map(({ value }) => value);
  const further = missing && new RegExp(missing.pattern?.value ?? "", "u");
  return { all, takes: (item) => all.includes(item) || further?.test(item) === true };
}

function listItems({ separator, alternativeSeparator }: QueryWire, text: string): readonly string[] {
  const [standard, other] = [separator.value ?? "", alternativeSeparator?.value];
  const isOther = other !== undefined && text.startsWith(other);
  const rest = isOther ? text.slice(other.length) : text;
  return rest === "" ? [] : rest.split(isOther ? other : standard);
}

/**
 * Returns whether a request meets a test. `several` counts the names of pages, because it is unknown how many exist.
 */
export function meets(context: Context, test: Test): boolean {
  const { parameters, role } = context;
  switch (test.kind) {
    case "given":
      return parameters.get(test.parameter)?.isDefault === false;
    case "filled":
      return (parameters.get(test.parameter)?.values ?? []).some((value) => value !== "" && value !== "0");
    case "holds":
      return (parameters.get(test.parameter)?.values ?? []).some((value) => test.values.includes(value));
    case "role":
      return role === test.role;
    case "pages":
      return context.answer.pages[test.pages];
    case "all":
      return test.tests.every((one) => meets(context, one));
  }
}
