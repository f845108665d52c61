import { choicesOf as valuesOf } from "../../../generators/model/queries.ts";
import type { Module, Parameter, QueryService } from "../../../generators/model/query.ts";
import { expandParameters, type NamedParameter } from "../../../generators/naming/wire-names.ts";

/* Calls as people would write them, derived from the model independently of the emitter. */

/** Returns the source of a statement that calls a module with these parameters. */
export function callOf(service: QueryService, module: Module, parameters: Readonly<Record<string, string>>): string {
  const given = literal(parameters);
  const selector = service.groups.find(({ name }) => name === module.group)!.name;
  return selector === "prop"
    ? `wiki.query({ titles: "A", prop: { ${key(module.name)}: ${given} } });`
    : `wiki.${selector}(${JSON.stringify(module.name)}, ${given});`;
}

export function literal(parameters: Readonly<Record<string, string>>): string {
  return `{ ${Object.entries(parameters)
    .map(([name, value]) => `${key(name)}: ${value}`)
    .join(", ")} }`;
}

function key(name: string): string {
  return /^\w+$/.test(name) ? name : JSON.stringify(name);
}

/** Returns the values that the module requires: required parameters, and the first of each choice. */
export function needed(service: QueryService, module: Module): Readonly<Record<string, string>> {
  const chosen = module.rules.flatMap((rule) =>
    rule.kind === "exactly-one-of" || rule.kind === "at-least-one-of" ? [rule.parameters[0]!.name] : [],
  );
  const wanted = namedOf(service, module).filter(
    ({ parameter }) => parameter.required || chosen.includes(parameter.name),
  );
  return Object.fromEntries(wanted.map(({ parameter, name }) => [name, goodValues(service, parameter)[0]!]));
}

/** Returns every parameter except the alternatives of the choices. */
export function namedOf(service: QueryService, module: Module): readonly NamedParameter[] {
  return expandParameters(module.parameters, new Map(service.valueSets.map((set) => [set.id, set])));
}

/** Returns the mutually exclusive parameters, if the types express that rule. */
export function rivals(module: Module, name: string): readonly string[] {
  return module.rules
    .flatMap((rule) =>
      rule.kind === "exactly-one-of" && rule.parameters.some((one) => one.name === name)
        ? rule.parameters.map((one) => one.name)
        : [],
    )
    .filter((one) => one !== name);
}

/** Returns each form that a parameter accepts, as source text. */
export function goodValues(service: QueryService, parameter: Parameter): readonly string[] {
  const single = ofOne(service, parameter).good;
  if (parameter.multiple === undefined) return single;
  return [...single, `[${single.join(", ")}]`, "[]", ...(parameter.multiple.all ? ['"*"'] : [])];
}

export function badValues(service: QueryService, parameter: Parameter): readonly string[] {
  const { bad } = ofOne(service, parameter);
  if (parameter.multiple === undefined) return [...bad, `[${ofOne(service, parameter).good[0]}]`];
  const all =
    parameter.multiple.all || parameter.type.kind === "string" || parameter.type.kind === "user" ? [] : ['"*"'];
  return [
    ...bad.filter((value) => value !== '"*"' || !parameter.multiple!.all),
    ...bad.map((value) => `[${value}]`),
    ...all,
  ];
}

interface Values {
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

function ofOne(service: QueryService, { type }: Parameter): Values {
  switch (type.kind) {
    case "boolean":
      return { good: ["true", "false"], bad: ['"1"', "1"] };
    case "integer":
    case "namespace":
      return { good: ["0", "-1"], bad: ['"0"', "true"] };
    case "limit":
      return { good: ["10", '"max"'], bad: ['"10"', '"MAX"'] };
    case "timestamp":
      return { good: ["new Date()", '"2001-01-15T14:56:00Z"'], bad: ["0", "true"] };
    case "enum": {
      const { values, missing } = valuesOf(type, new Map(service.valueSets.map((set) => [set.id, set])));
      const good = values.slice(0, 3).map(({ value }) => JSON.stringify(value));
      return { good, bad: missing === undefined ? ['"no such value"', "0"] : ["0"] };
    }
    default:
      return { good: ['"A"'], bad: ["0", "true"] };
  }
}
