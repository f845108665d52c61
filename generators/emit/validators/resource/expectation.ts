import { counted } from "../../../describe/texts.ts";
import { byKind, type ByKind } from "../../../model/group-by.ts";
import { whereKnown, type Fact } from "../../../model/fact.ts";
import { choicesOf } from "../../../model/queries.ts";
import type { ResourceService } from "../../../model/resource.ts";
import { type IntegerType, type NumberType, type Type, valueSetsById } from "../../../model/type.ts";
import { formatNames, linePattern } from "../../../naming/text-forms.ts";

/** Describes the valid values of a field, for error messages. */
export function expectation(service: ResourceService, type: Fact<Type>): string {
  return whereKnown(
    type,
    (known) => byKind(phrases, known, service),
    () => "anything",
  );
}

const phrases: ByKind<Type, [service: ResourceService], string> = {
  string({ minLength, maxLength, pattern, format }) {
    const form = pattern?.value;
    const length = count(minLength, maxLength, "of", "characters");
    const words = form === linePattern ? " without control characters" : ` that matches ${form}`;
    const standard = format?.value;
    return `${standard === undefined ? "text" : formatNames[standard]}${length}${form === undefined ? "" : words}`;
  },
  decimal({ minimum, maximum, scale }) {
    const places = scale?.value;
    const digits = places === undefined ? "" : ` with up to ${places} digits after the decimal point`;
    return `a decimal number as text, such as "12.50",${digits}${within(minimum, maximum)}`.replace(/,$/, "");
  },
  duration: () => "a duration such as P1DT12H",
  binary({ maxBytes }) {
    const most = maxBytes?.value;
    return `bytes in base64${most === undefined ? "" : `, up to ${most} of them`}`;
  },
  file({ mediaTypes, maxBytes }) {
    const most = maxBytes?.value;
    return `a file of ${mediaTypes.join(" or ")}${most === undefined ? "" : `, up to ${most} bytes`}`;
  },
  timestamp(_type, { timestamps }) {
    const forms = timestamps === undefined ? ["2026-06-30T23:59:59Z"] : timestamps.value;
    return forms === undefined ? "a date/time" : `a date/time such as ${forms[0]}`;
  },
  user: () => "text",
  title: () => "text",
  date: () => "a day such as 2026-06-30",
  time: () => "a time such as 08:30",
  any: () => "anything",
  boolean: () => "true or false",
  number: (type) => `a number${boundsOf(type)}`,
  integer: (type) => `a whole number${boundsOf(type)}`,
  namespace: () => "a whole number",
  limit: () => "a whole number",
  enum(type, { valueSets }) {
    const { values, missing } = choicesOf(type, valueSetsById(valueSets));
    return `one of ${[...values.map(({ value }) => value), ...(missing === undefined ? [] : ["or another text"])].join(", ")}`;
  },
  literal: ({ values }) => `${values.length === 1 ? "" : "one of "}${values.map(String).join(", ")}`,
  list({ items, minItems, maxItems, uniqueItems }, service) {
    const size = count(minItems, maxItems, "of", "items");
    return `a list${size}${uniqueItems ? " without duplicates" : ""}, each ${size === "" ? "item" : "of them"} ${byKind(phrases, items, service)}`;
  },
  map({ minItems, maxItems, maxKeyLength }) {
    const longest = maxKeyLength?.value;
    return `an object${count(minItems, maxItems, "with", "members")}${longest === undefined ? "" : `, each name up to ${longest} characters`}`;
  },
  shape: () => "an object",
  "one-of": ({ discriminator }) => `an object whose “${discriminator}” identifies its shape`,
  union: ({ members, exclusive }, service) =>
    members.map((member) => byKind(phrases, member, service)).join(" or ") +
    (exclusive ? ", and only one of these" : ""),
};

function count(
  least: Fact<number> | undefined,
  most: Fact<number> | undefined,
  word: "of" | "with",
  nouns: string,
): string {
  const [from, to] = [least?.value, most?.value];
  if (from === undefined) return to === undefined ? "" : ` ${word} at most ${counted(to, nouns)}`;
  return to === undefined ? ` ${word} at least ${counted(from, nouns)}` : ` ${word} ${from} to ${counted(to, nouns)}`;
}

function boundsOf(type: IntegerType | NumberType): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = type;
  const others = [
    ["more than", exclusiveMinimum],
    ["less than", exclusiveMaximum],
    ["a multiple of", multipleOf],
  ] as const;
  const words = others.flatMap(([label, fact]) => {
    const bound = fact?.value;
    return bound === undefined ? [] : [`, ${label} ${bound}`];
  });
  return within(minimum, maximum) + words.join("");
}

function within(least: Fact<number | string> | undefined, most: Fact<number | string> | undefined): string {
  const [from, to] = [least?.value, most?.value];
  if (from === undefined) return to === undefined ? "" : ` of at most ${to}`;
  return to === undefined ? ` of at least ${from}` : ` from ${from} to ${to}`;
}
