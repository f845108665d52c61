import type { Condition, Module, Parameter, QueryService } from "../../model/query.ts";
import { knownValue, type Fact } from "../../model/fact.ts";
import { choicesOf } from "../../model/queries.ts";
import type { Type } from "../../model/type.ts";
import { quote } from "../../codegen/unsafe.ts";
import { identifier, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { pascalCase } from "../../naming/type-names.ts";
import { inOrder } from "./query-names.ts";

/* What a service says of its modules, in the form in which the real system describes itself. An attribute that does not hold is left out. */

/** Text of JavaScript that is an expression. */
export type Code = string;

/** The description of a module. */
export function moduleInfo(service: QueryService, module: Module): Code {
  const lines = inOrder(service, module).map((parameter) => `        ${parameterInfo(service, parameter)},\n`);
  const path = knownValue(service.wire.modulePath);
  const facts = object({
    name: stringLiteral(module.name),
    path: path === undefined ? undefined : stringLiteral(path.split("{name}").join(module.name)),
    group: stringLiteral(module.group),
    prefix: stringLiteral(module.prefix),
    generator: module.generator ? "true" : undefined,
    deprecated: module.deprecated ? "true" : undefined,
  });
  return `{\n      ...${facts},\n      parameters: [\n${lines.join("")}      ],\n    }`;
}

/** The description of a parameter. Its index is its place among the others. */
export function parameterInfo(service: QueryService, parameter: Parameter): Code {
  const { name, template, required, deprecated, sensitive, multiple } = parameter;
  const usual = knownValue(parameter.default);
  const flag = (holds: unknown): Code | undefined => (holds ? "true" : undefined);
  return object({
    name: stringLiteral(name),
    templatevars: template === undefined ? undefined : `{ ${propertyKey(template.variable)}: ${stringLiteral(template.parameter)} }`,
    ...typeInfo(service, parameter.type),
    required: String(required),
    deprecated: flag(deprecated),
    sensitive: flag(sensitive),
    default: usual === undefined ? undefined : quoted(typeof usual === "object" ? usual.join(knownValue(service.wire.separator)) : usual),
    multi: String(multiple !== undefined),
    lowlimit: multiple === undefined ? undefined : String(multiple.lowLimit),
    highlimit: multiple === undefined ? undefined : String(multiple.highLimit),
    allspecifier: multiple?.all === true ? quoted(knownValue(service.wire.allSpecifier)) : undefined,
    allowsduplicates: flag(multiple?.duplicates),
    info: parameter.condition === undefined ? undefined : conditionInfo(parameter.condition),
  });
}

function typeInfo(service: QueryService, type: Type): Readonly<Record<string, Code | undefined>> {
  switch (type.kind) {
    case "enum": {
      const { values } = choicesOf(type, new Map(service.valueSets.map((set) => [set.id, set])));
      const old = values.filter(({ deprecated }) => deprecated).map(({ value }) => value);
      return {
        type: type.values.kind === "set" ? setName(type.values.set) : listOf(values.map(({ value }) => value)),
        deprecatedvalues: old.length === 0 ? undefined : listOf(old),
      };
    }
    case "limit":
      return { type: quoted("limit"), min: String(type.minimum), max: String(type.maximum), highmax: String(type.highMaximum) };
    case "integer":
      return { type: quoted("integer"), min: number(type.minimum), max: number(type.maximum) };
    case "namespace":
      return { type: quoted("namespace"), extranamespaces: type.extra.length === 0 ? undefined : `[${type.extra.join(", ")}]` };
    case "user":
      return { type: quoted("user"), subtypes: listOf(type.subtypes) };
    default:
      return { type: quoted(type.kind) };
  }
}

function number(fact: Fact<number> | undefined): Code | undefined {
  const value = knownValue(fact);
  return value === undefined ? undefined : String(value);
}

/** The remarks on a parameter that have a name. */
function conditionInfo(condition: Condition): Code | undefined {
  const named = (name: string, values?: readonly number[]): Code =>
    `[${object({ name: quoted(name), values: values === undefined ? undefined : `[${values.join(", ")}]` })}]`;
  switch (condition.kind) {
    case "only-with":
      return named(`${condition.parameter}only`);
    case "only-without":
      return named(`non${condition.parameter}only`);
    case "single-page":
      return named("singlepageonly");
    case "modes":
      return named("modes", condition.modes);
    case "applies-to":
      return undefined;
  }
}

/** The lists of values that have a name, each as a constant. */
export function setConstants({ valueSets }: QueryService): Code {
  return valueSets.map(({ id, values }) => `const ${setName(id)} = ${listOf(values.map(({ value }) => value))};\n`).join("");
}

function setName(id: string): Code {
  return identifier(`values${pascalCase(id)}`);
}

export function listOf(values: readonly string[]): Code {
  return `[${values.map(quote).join(", ")}]`;
}

function quoted(value: string | number | undefined): Code | undefined {
  return typeof value === "string" ? quote(value) : value === undefined ? undefined : String(value);
}

/** An object literal on one line; what is undefined is left out. */
export function object(members: Readonly<Record<string, Code | undefined>>): Code {
  const some = Object.entries(members).flatMap(([name, code]) => (code === undefined ? [] : [`${propertyKey(name)}: ${code}`]));
  return `{ ${some.join(", ")} }`;
}
