import { whereKnown, type Fact } from "../model/fact.ts";
import type { ResultType } from "../model/result.ts";
import { type Maximums, maximumsOf, type Type } from "../model/type.ts";

/* Describes values of the model in words, without braces and internal names. */

/**
 * Describes a value. Strings are quoted, so that “1” and 1 differ. Objects are described by their name, or else by
 * their members.
 */
export function words(value: unknown): string {
  if (typeof value === "string") return `“${value}”`;
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(words).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  const fact = value as { readonly status?: unknown; readonly value?: unknown; readonly decision?: unknown };
  if (fact.status === "unknown") return `unknown (${String(fact.decision)})`;
  if (fact.status === "documented" || fact.status === "decided")
    return fact.value === undefined ? "yes" : words(fact.value);
  return nameOf(value) ?? (memberWords(value) || "none");
}

/** Describes the members of an object: `minimum 1, maximum 5`. */
export function memberWords(members: object): string {
  const entries = Object.entries(members).filter(([key, value]) => isShown(key, value));
  return entries.map(([key, value]) => `${spaced(key)} ${words(value)}`).join(", ");
}

/** Joins items: “a, b and c”. */
export function listed(items: readonly string[], word: "and" | "or" = "and"): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}

/** Returns false for empty members and for those that describe an origin or a place. */
function isShown(key: string, value: unknown): boolean {
  if (value === undefined || key === "origin" || key === "place") return false;
  return !(Array.isArray(value) && value.length === 0);
}

function nameOf(value: object): string | undefined {
  const { name, id, code, text } = value as Readonly<Record<"name" | "id" | "code" | "text", unknown>>;
  const own = [name, id, code, text].find((one) => typeof one === "string" || typeof one === "number");
  return own === undefined ? undefined : String(own);
}

/** Splits a camel-case name into words: `tokenUrl` → `token URL`. */
function spaced(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/\burl\b/g, "URL");
}

type AnyType = Type | ResultType;

/** Describes a type: `integer, minimum 1`, `list of string`. */
function typeWords(type: AnyType): string {
  const { kind, ...members } = type;
  const form = forms[kind] as ((type: AnyType, members: object) => string) | undefined;
  return form?.(type, members) ?? words(type);
}

/**
 * Describes a type or a fact, which may be unknown. `true` means an integer, and a string is the name of a value set or
 * shape.
 */
export function factualTypeWords(type: Type | ResultType | Fact<Type> | boolean | string): string {
  if (typeof type === "boolean") return type ? "integer" : "number";
  if (typeof type === "string") return words(type);
  if ("kind" in type) return typeWords(type);
  return whereKnown(type, typeWords, () => words(type));
}

type Form<Kind extends AnyType["kind"]> = (type: Extract<AnyType, { readonly kind: Kind }>, members: object) => string;

/** Describes a type by its kind and its bounds, which are its other members. */
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
  limit: (type) => `limit from ${type.minimum} to ${maximumsText(type)}`,
  enum: ({ values }) =>
    values.kind === "set"
      ? `value of the set ${values.set}`
      : `one of ${listed(
          values.values.map(({ value }) => value),
          "or",
        )}`,
  literal: ({ values }) => listed(values.map(String), "or"),
  list: ({ kind: _kind, items, ...members }) => withBounds(`list of ${typeWords(items)}`, members),
  map: ({ kind: _kind, values, ...members }) =>
    withBounds(`map of ${typeWords(values)}`, { ...members, emptyList: undefined }),
  shape: ({ shape }) => `object of the shape ${shape}`,
  "one-of": ({ members, discriminator }) =>
    `object of the shape ${listed(
      members.map(({ shape }) => shape),
      "or",
    )}, depending on its field ${discriminator}`,
  union: (type) =>
    listed(
      type.members.map((one) => typeWords(one)),
      "or",
    ) + ("exclusive" in type && type.exclusive ? ", and only one of these" : ""),
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

/** Describes the maximums of a limit or of a rule. */
export function maximumsText(maximums: Maximums): string {
  const { low, high } = maximumsOf(maximums);
  return `${low}, or ${high} for callers with high limits`;
}
