import type { Json } from "../../codegen/json.ts";
import { textLike } from "../../emit/shared/examples/sample-value.ts";
import { byKind, type ByKind } from "../../model/group-by.ts";
import type { Fact } from "../../model/fact.ts";
import { choicesOf, shapeFields, shapeNamed } from "../../model/queries.ts";
import type { Service } from "../../model/model.ts";
import type { Shape } from "../../model/resource.ts";
import { valueSetsById, type Type } from "../../model/type.ts";

/** The values in definitions, at which the behavior of a service changes: bounds and their neighbors, and words. */
export interface Landmarks {
  readonly numbers: readonly number[];
  /** The numbers that can be a length or a count. */
  readonly counts: readonly number[];
  readonly words: readonly string[];
}

export interface NearScope {
  readonly service: Service;
  readonly shapes: readonly Shape[];
  readonly landmarks: Landmarks;
}

const maximumCount = 1000;
const plainNumbers = [-1, 0, 1, 42];
const plainWords = [
  ...["", "x", "A text", "a|b", "a,b", "7", "2027-03-01", "2027-03-01T09:30:00Z", "09:30:00"],
  ...["3f2504e0-4f89-41d3-9a0c-0305e82c3301", "ada@example.org", "https://example.org/"],
];
/** Keys of places, and of texts for people. */
const ignored =
  /^(?:place|places|pathPlace|pathPlaces|citations|httpStatus|description|title|summary|decision|examples)$/;

/** Returns the landmarks in definitions of a spec, or in parts of them. */
export function landmarksOf(definitions: readonly unknown[]): Landmarks {
  const numbers = new Set(plainNumbers);
  const words = new Set(plainWords);
  const collect = (value: unknown, key: string): void => {
    if (typeof value === "number") for (const one of [value - 1, value, value + 1]) numbers.add(one);
    if (typeof value === "string") for (const word of wordsOf(key, value)) words.add(word);
    if (typeof value !== "object" || value === null || value instanceof Map) return;
    for (const [name, inner] of Object.entries(value))
      if (!ignored.test(name)) collect(inner, Array.isArray(value) || name === "value" ? `${key}/${name}` : name);
  };
  for (const one of definitions) collect(one, "value");
  const sorted = [...numbers].toSorted((a, b) => a - b);
  return { numbers: sorted, counts: sorted.filter((one) => one >= 0 && one <= maximumCount), words: [...words] };
}

function wordsOf(key: string, text: string): readonly string[] {
  if (key.startsWith("pattern"))
    return [0, 2, 3, 4, 5, 6, 8, 12]
      .map((length) => textLike(text, (one) => one.length >= length))
      .flatMap((one) => [one, `0${one.slice(1)}`, one.replace(/[a-z]/g, "z").replace(/[A-Z]/g, "Z")]);
  if (key.startsWith("timestamps")) return [text.replace(/YYYY|MM|DD|hh|mm|ss/g, (part) => moments[part]!)];
  return key.startsWith("value") || key.startsWith("default") ? [text] : [];
}

const moments: Readonly<Record<string, string>> = { YYYY: "2027", MM: "03", DD: "01", hh: "09", mm: "30", ss: "00" };

/** Returns values of a type and values near its bounds. Many are invalid. */
export function valuesNear(type: Fact<Type> | undefined, scope: NearScope, depth = 0): readonly Json[] {
  return valuesOf(type?.value, scope, depth);
}

/** Returns the values near the bounds of a type that a parameter can have, as text. */
export function textsNear(type: Type | undefined, scope: NearScope): readonly string[] {
  return valuesOf(type, scope, 0)
    .filter((value) => typeof value !== "object")
    .map(String);
}

function valuesOf(type: Type | undefined, scope: NearScope, depth: number): readonly Json[] {
  return type === undefined ? others : [...typeValues(type, scope, depth), ...others];
}

const others: readonly Json[] = ["x", 7, 1.5, true, null, [], {}];

function typeValues(type: Type, scope: NearScope, depth: number): readonly Json[] {
  return depth > 2 ? [] : byKind(values, type, scope, depth);
}

const words = (_: unknown, { landmarks }: NearScope): readonly Json[] => landmarks.words;
const numbers = (_: unknown, { landmarks }: NearScope): readonly Json[] => landmarks.numbers;
const anyOf = ({ members }: { readonly members: readonly Type[] }, scope: NearScope, depth: number): readonly Json[] =>
  members.flatMap((member) => typeValues(member, scope, depth));

const values: ByKind<Type, [scope: NearScope, depth: number], readonly Json[]> = {
  string: (_, { landmarks }) => [
    ...landmarks.words,
    ...landmarks.counts.flatMap((count) => ["x", "A"].map((letter) => letter.repeat(count))),
  ],
  decimal: (_, { landmarks }) => [
    ...landmarks.numbers.map(String),
    ...landmarks.counts.filter((count) => count < 30).map((count) => `1.${"5".repeat(count)}`),
    "-0.5",
  ],
  duration: (_, { landmarks }) => [...landmarks.words, "PT1H", "P1DT12H", "PT0.5S"],
  binary: (_, { landmarks }) => [...landmarks.words, ...landmarks.counts.map((count) => btoa("x".repeat(count)))],
  integer: numbers,
  number: numbers,
  limit: numbers,
  namespace: numbers,
  boolean: () => [false],
  any: () => [],
  file: () => [],
  date: words,
  time: words,
  timestamp: words,
  user: words,
  title: words,
  enum: (type, { service, landmarks }) => [
    ...choicesOf(type, valueSetsById(service.valueSets)).values.map(({ value }) => value),
    ...landmarks.words,
  ],
  literal: ({ values: listed }) => listed as readonly Json[],
  list({ items }, scope, depth) {
    const inner = typeValues(items, scope, depth + 1);
    const lengths = scope.landmarks.counts.filter((count) => count > 1 && count <= 60);
    const lists = lengths.flatMap((length) =>
      [(index: number) => inner[index % inner.length] ?? index, (index: number) => index, String].map((item) =>
        Array.from({ length }, (_, index) => item(index)),
      ),
    );
    return [...[...inner, ...others].flatMap((one) => [[one], [one, one]]), ...lists];
  },
  map({ values: inner }, scope, depth) {
    const some = typeValues(inner, scope, depth + 1);
    const first = some[0] ?? "x";
    const keys = scope.landmarks.counts
      .filter((count) => count <= 300)
      .map((count) => ({ ["k".repeat(count)]: first }));
    const sized = scope.landmarks.counts
      .filter((count) => count <= 60)
      .map((count) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, first])));
    return [...some.map((value) => ({ key: value })), ...keys, ...sized];
  },
  shape({ shape: name }, scope, depth) {
    const shape = shapeNamed(scope, name);
    if (shape === undefined) return [];
    const fields = shapeFields(scope, shape).map(
      ({ name: member, type }) => [member, valuesNear(type, scope, depth + 1)] as const,
    );
    const whole = Object.fromEntries(fields.map(([member, [first]]) => [member, first ?? null]));
    return [
      whole,
      ...fields.flatMap(([member, all]) => all.map((value) => ({ ...whole, [member]: value }))),
      ...fields.map(([member]) => Object.fromEntries(Object.entries(whole).filter(([one]) => one !== member))),
      { ...whole, "another member": 1 },
    ];
  },
  "one-of": anyOf,
  union: anyOf,
};
