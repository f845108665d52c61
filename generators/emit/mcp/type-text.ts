import { type ByKind, byKind } from "../../model/group-by.ts";
import type { Fact } from "../../model/fact.ts";
import { type IntegerType, type NumberType, type Type, type ValueSet, valueSetsById } from "../../model/type.ts";
import { choicesOf } from "../../model/queries.ts";
import type { Service } from "../../model/model.ts";
import { shownCode } from "../../model/error-codes.ts";

const mostValues = 12;

interface TypeScope {
  readonly valueSets: readonly ValueSet[];
  /** The value that requests the maximum of a limit parameter. */
  readonly maxLimit?: string | undefined;
}

/** Describes a type in few tokens, in TypeScript syntax followed by bounds: `integer 1..500`, `("a" | "b")[]`. */
export function typeText(scope: TypeScope, type: Fact<Type>): string {
  return type.value === undefined ? "unknown" : knownTypeText(scope, type.value);
}

export function knownTypeText(scope: TypeScope, type: Type): string {
  return byKind(printers, type, scope);
}

const printers: ByKind<Type, [scope: TypeScope], string> = {
  string: ({ minLength, maxLength, format }) => {
    const name = format?.value ?? "string";
    return name + range(minLength?.value, maxLength?.value, " chars");
  },
  integer: (type) => `integer${numberRange(type)}`,
  number: (type) => `number${numberRange(type)}`,
  decimal: ({ minimum, maximum }) => `decimal string${range(minimum?.value, maximum?.value)}`,
  boolean: () => "boolean",
  timestamp: () => "timestamp",
  date: () => "date",
  time: () => "time",
  duration: () => "duration",
  binary: () => "base64",
  file: () => `{ text | base64, mediaType?, name? }`,
  any: () => "any",
  namespace: () => "namespace id",
  user: () => "user",
  title: () => "title",
  limit: ({ minimum, maximum }, { maxLimit }) =>
    `integer${range(minimum, maximum)}${maxLimit === undefined ? "" : ` | ${JSON.stringify(maxLimit)}`}`,
  enum(type, { valueSets: sets }) {
    const { values, missing } = choicesOf(type, valueSetsById(sets));
    const shown = values.slice(0, mostValues).map(({ value }) => JSON.stringify(value));
    const isCut = values.length > mostValues;
    const others = [
      ...(isCut ? [`… ${values.length - mostValues} more`] : []),
      ...(missing === undefined ? [] : ["others"]),
    ];
    return [...shown, ...others].join(" | ") || "none";
  },
  literal: ({ values }) => values.map(String).join(" | "),
  list: ({ items, minItems, maxItems, uniqueItems }, scope) => {
    const one = knownTypeText(scope, items);
    return (
      `${/[ |]/.test(one) ? `(${one})` : one}[]${range(minItems?.value, maxItems?.value, " items")}` +
      `${uniqueItems ? " unique" : ""}`
    );
  },
  map: ({ values }, scope) => `{ [key]: ${knownTypeText(scope, values)} }`,
  shape: ({ shape }) => shape,
  "one-of": ({ members, discriminator }) => `${members.map(({ shape }) => shape).join(" | ")} by ${discriminator}`,
  union: ({ members }, scope) => members.map((member) => knownTypeText(scope, member)).join(" | "),
};

function numberRange(type: IntegerType | NumberType): string {
  const [minimum, maximum, above, below, step] = [
    type.minimum,
    type.maximum,
    type.exclusiveMinimum,
    type.exclusiveMaximum,
    type.multipleOf,
  ].map((bound) => bound?.value);
  const others = [
    above !== undefined && ` >${above}`,
    below !== undefined && ` <${below}`,
    step && ` in steps of ${step}`,
  ];
  return range(minimum, maximum) + others.filter((one) => one).join("");
}

/** Returns bounds, such as ` 1..500` or ` ≤255 chars`. */
function range(least: number | string | undefined, most: number | string | undefined, unit = ""): string {
  if (least === undefined) return most === undefined ? "" : ` ≤${most}${unit}`;
  return most === undefined ? ` ≥${least}${unit}` : ` ${least}..${most}${unit}`;
}

/** The maximum length of a description in characters: 1,200 tokens of about four characters. */
export const budget = 4800;

/** Returns the first text within the budget, or the last and shortest one, truncated. */
export function fit(texts: readonly (() => string)[]): string {
  let text = "";
  for (const make of texts) {
    text = make();
    if (text.length <= budget) return text;
  }
  return `${text.slice(0, budget - 1).toWellFormed()}…`;
}

/* The names that are used to search, describe and call entries. */

export function entryName({ id }: Pick<Service, "id">, name: string): string {
  return `${id}.${name}`;
}

export function errorName({ id }: Pick<Service, "id">, code: string): string {
  return `${id}.errors.${shownCode(code)}`;
}

export function valueSetName({ id }: Pick<Service, "id">, set: string): string {
  return `${id}.values.${set}`;
}

/** Returns the name, with `_` appended until it is not taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${name}_`, taken) : name;
}

/** Returns part names that differ from those of the arguments. */
export function otherParts(names: Iterable<string>) {
  const taken = new Set(names);
  return { answer: freeName("answer", taken), errors: freeName("errors", taken) };
}
