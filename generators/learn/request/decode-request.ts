import { valueOr, type Fact } from "../../model/fact.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import type { Role } from "../../model/rules.ts";
import { listItems, readArgument, type Reading } from "./read-argument.ts";
import type { Argument, AskedModule, Parameters, Request } from "./request.ts";
import { valueSetsById } from "../../model/value-sets.ts";

/**
 * A reader of query strings, as the real system reads them. Names of modules that the service does not have are
 * dropped.
 */
export function requestDecoder(service: QueryService): (query: string) => Request {
  const reading: Reading = { wire: service.wire, valueSets: valueSetsById(service.valueSets) };
  const own = service.requestParameters.flatMap(({ parameters }) => parameters);
  const prefix = valueOr(service.wire.generatorPrefix, "", "used-on-the-wire");
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
 * Names and values; of one name the last counts. A dot or a space in a name becomes `_`; an array (`p[]=x`) is no
 * parameter.
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
  const name = valueOr(fact, undefined, "used-on-the-wire");
  return name === undefined ? undefined : wire.get(name);
}

/** A parameter says where to go on if it has that syntax, or belongs to no module and is called so. */
function goesOn(all: readonly Parameter[], parameters: Parameters): boolean {
  return all.some(({ name, syntax }) => (syntax?.kind === "continue" || name === "continue") && parameters.has(name));
}
