import { whereKnown, type Fact } from "../model/fact.ts";
import type { ResultType } from "../model/result.ts";
import type { Type } from "../model/type.ts";
import { listed, memberWords, words } from "./words.ts";

type AnyType = Type | ResultType;

/** Returns a type in words: `integer, minimum 1`, `list of string`. */
export function typeWords(type: AnyType): string {
  const { kind, ...members } = type;
  const form = forms[kind] as ((type: AnyType, members: object) => string) | undefined;
  return form?.(type, members) ?? words(type);
}

/**
 * The same for a fact, which may be unknown. `true` is a whole number, and a string the name of a value set or shape.
 */
export function factualTypeWords(type: Type | ResultType | Fact<Type> | boolean | string): string {
  if (typeof type === "boolean") return type ? "integer" : "number";
  if (typeof type === "string") return words(type);
  if ("kind" in type) return typeWords(type);
  return whereKnown(type, typeWords, () => words(type));
}

type Form<Kind extends AnyType["kind"]> = (type: Extract<AnyType, { readonly kind: Kind }>, members: object) => string;

/** The kind, and its bounds, which are the other members. */
const bounded =
  (name: string) =>
  (_: unknown, members: object): string => {
    const bounds = memberWords(members);
    return bounds === "" ? name : `${name}, ${bounds}`;
  };

const forms: { readonly [Kind in AnyType["kind"]]: Form<Kind> } = {
  string: bounded("string"),
  text: bounded("string"),
  integer: bounded("integer"),
  number: (type, members) => ("whole" in type ? number(type) : bounded("number")(type, members)),
  decimal: bounded("decimal"),
  boolean: () => "boolean",
  timestamp: () => "timestamp",
  date: () => "date",
  time: () => "time",
  duration: () => "duration",
  binary: bounded("bytes in base64"),
  file: bounded("file"),
  any: () => "any value",
  namespace: (_, members) => ("extra" in members ? bounded("namespace")(_, members) : "namespace"),
  user: bounded("user"),
  title: () => "title",
  limit: ({ minimum, maximum, highMaximum }) =>
    `limit from ${minimum} to ${maximum}, or ${highMaximum} for callers with high limits`,
  enum: ({ values }) =>
    values.kind === "set"
      ? `value of the set ${values.set}`
      : `one of ${listed(
          values.values.map(({ value }) => value),
          "or",
        )}`,
  list: ({ kind: _kind, items, ...members }) => withBounds(`list of ${typeWords(items)}`, members),
  map: ({ kind: _kind, values, ...members }) =>
    withBounds(`map of ${typeWords(values)}`, { ...members, emptyList: undefined }),
  shape: ({ shape }) => `object of the shape ${shape}`,
  "one-of": ({ members, discriminator }) =>
    `object of the shape ${listed(
      members.map(({ shape }) => shape),
      "or",
    )}, depending on its field ${discriminator}`,
  union: ({ members }) =>
    listed(
      members.map((one) => typeWords(one)),
      "or",
    ),
  const: ({ value }) => `the value ${words(value)}`,
  object: ({ fields }) =>
    fields.length === 0 ? "empty object" : `object of ${listed(fields.map(({ name }) => name))}`,
};

function number({
  whole,
  minimum,
  maximum,
}: {
  readonly whole: boolean;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}): string {
  return withBounds(whole ? "integer" : "number", { minimum, maximum });
}

function withBounds(text: string, members: object): string {
  return bounded(text)(undefined, members);
}
