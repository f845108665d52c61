import { byKind, type ByKind } from "../../../../generators/model/group-by.ts";
import type { Fact } from "../../../../generators/model/fact.ts";
import { choicesOf, isClosed, shapeFields } from "../../../../generators/model/queries.ts";
import type { Shape } from "../../../../generators/model/resource.ts";
import type { EnumType, Type, ValueSet } from "../../../../generators/model/type.ts";

export interface TypeScope {
  readonly valueSets: readonly ValueSet[];
  readonly shapes: readonly Shape[];
  /** True if enum values are read as any string. */
  readonly asText?: boolean;
}

/** Prints a type as a program writes it that imports no type names. */
export function printed(type: Fact<Type>, scope: TypeScope): string {
  const known = type.value;
  return known === undefined ? "unknown" : print(known, scope);
}

function print(type: Type, scope: TypeScope): string {
  return byKind(printers, type, scope);
}

const printers: ByKind<Type, [scope: TypeScope], string> = {
  string: () => "string",
  integer: () => "number",
  number: () => "number",
  decimal: () => "string",
  duration: () => "string",
  binary: () => "string",
  limit: () => "number",
  namespace: () => "number",
  boolean: () => "boolean",
  file: () => "Blob",
  any: () => "unknown",
  date: () => "string",
  time: () => "string",
  timestamp: () => "string",
  user: () => "string",
  title: () => "string",
  enum: (type, scope) => (isClosed(type) && scope.asText !== true ? valuesOf(type, scope).join(" | ") : "string"),
  literal: ({ values }) => values.map(String).join(" | "),
  list: ({ items }, scope) => `readonly (${print(items, scope)})[]`,
  map: ({ values }, scope) => `Readonly<Record<string, ${print(values, scope)}>>`,
  shape: ({ shape }, scope) => objectType(shape, scope),
  "one-of": ({ members }, scope) => members.map((one) => print(one, scope)).join(" | "),
  union: ({ members }, scope) => members.map((one) => print(one, scope)).join(" | "),
};

/** Returns the values of an enum as literals. */
export function valuesOf(type: EnumType, { valueSets }: TypeScope): readonly string[] {
  return choicesOf(type, new Map(valueSets.map((set) => [set.id, set]))).values.map(({ value }) =>
    JSON.stringify(value),
  );
}

function objectType(name: string, scope: TypeScope): string {
  const shape = scope.shapes.find((one) => one.name === name);
  if (shape === undefined) return "object";
  const members = shapeFields(scope, shape).map((field) => {
    const type = `${printed(field.type, scope)}${field.nullable ? " | null" : ""}`;
    return `readonly ${JSON.stringify(field.name)}${field.required ? "" : "?"}: ${type}${field.required ? "" : " | undefined"}`;
  });
  return `{ ${members.join("; ")} }`;
}
