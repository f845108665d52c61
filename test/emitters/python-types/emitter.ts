import type { Emitter, OutFile } from "../../../generators/emit/emitter.ts";
import { byKind, type ByKind } from "../../../generators/model/group-by.ts";
import { whereKnown, type Fact } from "../../../generators/model/fact.ts";
import type { Model, Service } from "../../../generators/model/model.ts";
import { choicesOf } from "../../../generators/model/queries.ts";
import type { Module, Parameter, QueryService } from "../../../generators/model/query.ts";
import type { Resource, ResourceService, Shape } from "../../../generators/model/resource.ts";
import { type EnumType, type Type, type ValueSet, valueSetsById } from "../../../generators/model/type.ts";
import {
  declared,
  type DeclaredName,
  ownerModule,
  ownerShape,
  ownerValueSet,
  outputName,
} from "../../../generators/naming/declared-name.ts";
import { moduleTypeName, shapeTypeName, valueSetTypeName } from "../../../generators/naming/type-names.ts";
import { pythonString, typedDict, type Member } from "./python.ts";

/*
 * An example of a third-party emitter: Python types, one file for each service. It is not shipped. It shows what an
 * emitter must declare, and that no other part of the compiler needs to know it.
 */
const into = "packages/python-types";

export const pythonTypes: Emitter = {
  name: "python-types",
  into,
  names: ({ services }) => services.flatMap(serviceNames),
  *emit({ services }: Model): Generator<OutFile> {
    for (const service of services) {
      yield {
        path: `${into}/generated/${outputName(service.id).replaceAll("-", "_")}.py`,
        text: fileText(service),
        owner: "generator",
      };
    }
  },
};

function serviceNames(service: Service): readonly DeclaredName[] {
  const scope = `python-types ${service.id}`;
  const sets = service.valueSets.flatMap((set) => declared(scope, ownerValueSet(set), [valueSetTypeName(set)]));
  switch (service.kind) {
    case "query":
      return [
        ...sets,
        ...service.modules.flatMap((module) => declared(scope, ownerModule(module), [moduleTypeName(module)])),
      ];
    case "resource":
      return [...sets, ...service.resources.flatMap((resource) => shapeNames(scope, resource))];
  }
}

function shapeNames(scope: string, resource: Resource): readonly DeclaredName[] {
  return resource.shapes.flatMap((shape) =>
    declared(scope, ownerShape(resource, shape), [shapeTypeName(resource, shape.name)]),
  );
}

function fileText(service: Service): string {
  const sets = service.valueSets.map((set) => `${valueSetTypeName(set)} = ${setText(set)}\n`);
  return ["from typing import Any, Literal, TypedDict\n\n", ...sets, ...declarations(service)].join("\n");
}

function declarations(service: Service): readonly string[] {
  switch (service.kind) {
    case "query":
      return service.modules.map((module) => moduleText(service, module));
    case "resource":
      return service.resources.flatMap((resource) =>
        resource.shapes.map((shape) => shapeText(service, resource, shape)),
      );
  }
}

/** Returns the type of a value set. Open sets may have values that the spec does not list. */
function setText({ values, missing }: ValueSet): string {
  const listed = literals(values.map(({ value }) => value));
  return missing === undefined ? listed : `${listed} | str`;
}

function literals(values: readonly string[]): string {
  return values.length === 0 ? "str" : `Literal[${values.map(pythonString).join(", ")}]`;
}

function moduleText(service: QueryService, module: Module): string {
  const scope = scopeOf(service, undefined);
  const members = module.parameters
    .filter(({ template }) => template === undefined)
    .map((parameter) => parameterMember(scope, parameter));
  return typedDict(moduleTypeName(module), `The parameters of ${module.name}.`, members);
}

function parameterMember(scope: Scope, { name, type, required, multiple }: Parameter): Member {
  const one = typeText(scope, type);
  return { name, type: multiple === undefined ? one : `list[${one}]${multiple.all ? " | str" : ""}`, required };
}

function shapeText(service: ResourceService, resource: Resource, shape: Shape): string {
  const scope = scopeOf(service, resource);
  const members = shape.fields.map(({ name, type, required, nullable }) => ({
    name,
    type: `${factText(scope, type)}${nullable ? " | None" : ""}`,
    required,
  }));
  return typedDict(shapeTypeName(resource, shape.name), shape.title, members);
}

interface Scope {
  readonly sets: ReadonlyMap<string, ValueSet>;
  /** The resource whose shapes the types refer to. */
  readonly resource: Resource | undefined;
}

function scopeOf(service: Service, resource: Resource | undefined): Scope {
  return { sets: valueSetsById(service.valueSets), resource };
}

/** Returns `Any` for an unknown type. */
function factText(scope: Scope, fact: Fact<Type>): string {
  return whereKnown(
    fact,
    (type) => typeText(scope, type),
    () => "Any",
  );
}

function typeText(scope: Scope, type: Type): string {
  return byKind(printers, type, scope);
}

const printers: ByKind<Type, [scope: Scope], string> = {
  string: () => "str",
  timestamp: () => "str",
  date: () => "str",
  time: () => "str",
  decimal: () => "str",
  duration: () => "str",
  binary: () => "str",
  file: () => "bytes",
  any: () => "Any",
  number: () => "float",
  user: () => "str",
  title: () => "str",
  integer: () => "int",
  namespace: () => "int",
  limit: () => 'int | Literal["max"]',
  boolean: () => "bool",
  enum: enumText,
  literal: ({ values }) =>
    `Literal[${values.map((value) => ({ true: "True", false: "False", null: "None" })[String(value)] ?? value).join(", ")}]`,
  list: ({ items }, scope) => `list[${typeText(scope, items)}]`,
  map: ({ values }, scope) => `dict[str, ${typeText(scope, values)}]`,
  shape: ({ shape }, { resource }) => shapeTypeName(resource!, shape),
  "one-of": ({ members }, { resource }) => members.map(({ shape }) => shapeTypeName(resource!, shape)).join(" | "),
  union: ({ members }, scope) => members.map((member) => typeText(scope, member)).join(" | "),
};

function enumText(type: EnumType, { sets }: Scope): string {
  if (type.values.kind === "set") return valueSetTypeName(type.values.set);
  const { values, missing } = choicesOf(type, sets);
  return `${literals(values.map(({ value }) => value))}${missing === undefined ? "" : " | str"}`;
}
