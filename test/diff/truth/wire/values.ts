import { byKind, type ByKind } from "../../../../generators/model/group-by.ts";
import type { Fact } from "../../../../generators/model/fact.ts";
import { shapeFields } from "../../../../generators/model/queries.ts";
import type { Resource, ResourceService } from "../../../../generators/model/resource.ts";
import type { Type } from "../../../../generators/model/type.ts";
import { sampleOf } from "../../../services/harness/sample.ts";
import type { Values } from "../../../services/harness/inputs.ts";
import type { Dictionary } from "./dictionary.ts";

export interface ValueScope {
  readonly service: ResourceService;
  readonly resource: Resource;
  readonly dictionary: Dictionary;
}

/**
 * Returns values for a type and near its bounds. Many are invalid; the caller must check them against the spec in
 * question.
 */
export function valuesFor(type: Fact<Type>, scope: ValueScope): readonly unknown[] {
  const known = type.value;
  const others = ["x", 7, 1.5, true, null, [], {}];
  return known === undefined ? others : [...byKind(values, known, scope), ...others];
}

const texts = ({ dictionary: { words, counts } }: ValueScope): readonly unknown[] => {
  return [...words, ...counts.flatMap((count) => ["x".repeat(count), "A".repeat(count)])];
};
const numbers = ({ dictionary }: ValueScope): readonly unknown[] => dictionary.numbers;
const counts = ({ dictionary }: ValueScope): readonly number[] => dictionary.counts;
const words = ({ dictionary }: ValueScope): readonly unknown[] => dictionary.words;

const values: ByKind<Type, [scope: ValueScope], readonly unknown[]> = {
  string: (_, scope) => texts(scope),
  integer: (_, scope) => numbers(scope),
  number: (_, scope) => numbers(scope),
  decimal: (_, scope) => [
    ...numbers(scope).map(String),
    ...counts(scope).map((count) => `1.${"5".repeat(count)}`),
    "-0.5",
    "1e3",
  ],
  duration: (_, scope) => [...words(scope), "P1DT12H", "PT0.5S"],
  binary: (_, scope) => [...words(scope), ...counts(scope).map((count) => Buffer.alloc(count).toString("base64"))],
  limit: (_, scope) => numbers(scope),
  namespace: (_, scope) => numbers(scope),
  boolean: () => [false],
  file: () => [],
  any: () => [],
  date: (_, scope) => words(scope),
  time: (_, scope) => words(scope),
  timestamp: (_, scope) => words(scope),
  user: (_, scope) => words(scope),
  title: (_, scope) => words(scope),
  enum: (_, scope) => words(scope),
  literal: ({ values }) => values,
  list: ({ items }, scope) => listsOf(items, scope),
  map: ({ values: inner }, scope) => [{}, ...valuesOf(inner, scope).map((one) => ({ "a key": one }))],
  shape: ({ shape }, scope) => objectsOf(shape, scope),
  "one-of": ({ members }, scope) => members.flatMap((one) => valuesOf(one, scope)),
  union: ({ members }, scope) => members.flatMap((one) => valuesOf(one, scope)),
};

function valuesOf(type: Type, scope: ValueScope): readonly unknown[] {
  return valuesFor({ status: "documented", value: type, place: { file: "", start: 0, end: 0 } }, scope);
}

function listsOf(items: Type, scope: ValueScope): readonly unknown[] {
  const inner = valuesOf(items, scope);
  const long = scope.dictionary.counts
    .filter((count) => count <= 20)
    .map((count) => Array.from({ length: count }, (_, index) => index));
  return [...inner.map((one) => [one]), ...long, ...long.map((list) => list.map(String))];
}

/**
 * Returns an object with all members and one with the required members, and variants with one member changed, left out,
 * or added.
 */
function objectsOf(name: string, scope: ValueScope): readonly unknown[] {
  const { service, resource } = scope;
  const shape = resource.shapes.find((one) => one.name === name);
  if (shape === undefined) return [];
  const type = {
    status: "documented",
    value: { kind: "shape", shape: name, place: shape.place },
    place: shape.place,
  } as const;
  const [all, least] = [false, true].map((isLeast) => sampleOf(type, { service, resource, least: isLeast }) as Values);
  const changed = shapeFields(resource, shape).flatMap((field) => [
    ...valuesFor(field.type, scope).map((value) => ({ ...all, [field.name]: value })),
    Object.fromEntries(Object.entries(all!).filter(([member]) => member !== field.name)),
  ]);
  return [all, least, ...changed, { ...all, "one more": 1 }];
}
