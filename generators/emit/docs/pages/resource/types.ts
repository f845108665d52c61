import { byKind, type ByKind } from "../../../../model/group-by.ts";
import { whereKnown, type Fact } from "../../../../model/fact.ts";
import type { Resource, ResourceService } from "../../../../model/resource.ts";
import type { IntegerType, NumberType, Type } from "../../../../model/type.ts";
import { counted } from "../../../../describe/texts.ts";
import { mediaTypesProse } from "../../../../describe/result.ts";
import { formProse } from "../../../../describe/type-form.ts";
import { anchor, itemPage, within } from "../../addresses.ts";
import { code, joined, link, marks, prose, text } from "../../prose.ts";
import type { Prose } from "../../site.ts";

/** The context of a type. It determines the pages of its shapes and value sets. */
export interface TypeScope {
  readonly service: ResourceService;
  readonly resource: Resource;
}

/** Describes a type in a few words, with links to shapes and value sets. */
export function typeProse(type: Fact<Type>, scope: TypeScope): Prose {
  return withoutRepeats(
    whereKnown(
      type,
      (known) => words(known, scope, marks(type)),
      () => [text("not known"), ...marks(type)],
    ),
  );
}

/** Keeps only the last of consecutive marks with the same decision. */
function withoutRepeats(content: Prose): Prose {
  return content.filter((run, index) => {
    const next = content.slice(index + 1).find(({ kind }) => kind === "mark");
    return run.kind !== "mark" || next?.kind !== "mark" || next.decision !== run.decision;
  });
}

/** Describes a type and its status, followed by the bounds with their status. */
function words(type: Type, scope: TypeScope, status: Prose = []): Prose {
  return [...byKind(inWords, type, scope), ...status, ...byKind(bounds, type)];
}

const unbounded = (): Prose => [];

const bounds: ByKind<Type, [], Prose> = {
  string: ({ minLength, maxLength, pattern }) => [
    ...bound("at least", minLength, "characters"),
    ...bound("at most", maxLength, "characters"),
    ...patternProse(pattern),
  ],
  integer: numberBounds,
  number: numberBounds,
  decimal: ({ minimum, maximum, scale }) => [
    ...bound("at least", minimum),
    ...bound("at most", maximum),
    ...bound("with at most", scale, "digits after the decimal point"),
  ],
  binary: ({ maxBytes }) => bound("at most", maxBytes, "bytes"),
  file: ({ maxBytes }) => bound("at most", maxBytes, "bytes"),
  list: ({ minItems, maxItems, uniqueItems }) => [
    ...bound("at least", minItems, "items"),
    ...bound("at most", maxItems, "items"),
    ...(uniqueItems ? [text(", without duplicates")] : []),
  ],
  map: ({ minItems, maxItems, maxKeyLength }) => [
    ...bound("at least", minItems, "members"),
    ...bound("at most", maxItems, "members"),
    ...bound("with at most", maxKeyLength, "characters in a key"),
  ],
  boolean: unbounded,
  timestamp: unbounded,
  date: unbounded,
  time: unbounded,
  duration: unbounded,
  any: unbounded,
  namespace: unbounded,
  user: unbounded,
  title: unbounded,
  limit: unbounded,
  enum: unbounded,
  literal: unbounded,
  shape: unbounded,
  "one-of": unbounded,
  union: unbounded,
};

const inWords: ByKind<Type, [scope: TypeScope], Prose> = {
  string: (type) => [text(formProse(type)?.replace(/\.$/, "") ?? "text")],
  integer: () => [text("whole number")],
  number: () => [text("number")],
  decimal: () => [text("decimal number as text, such as "), code("12.50")],
  boolean: () => [code("true"), text(" or "), code("false")],
  timestamp: () => [text("timestamp")],
  date: () => [text("day, such as "), code("2026-06-30")],
  time: () => [text("time of the day, such as "), code("08:30")],
  duration: () => [text("duration, such as "), code("P1DT12H")],
  binary: () => [text("bytes in base64")],
  file: ({ mediaTypes }) => [text("file of "), ...prose(mediaTypesProse(mediaTypes))],
  any: () => [text("any JSON value")],
  namespace: () => [text("id of a namespace")],
  user: () => [text("user")],
  title: () => [text("title of a page")],
  limit: ({ minimum, maximum }) => [text(`whole number from ${minimum} to ${maximum}`)],
  enum: ({ values, closed }, { service }) => [
    ...(values.kind === "inline"
      ? [text("one of "), ...joined(values.values.map(({ value }) => [code(value)]))]
      : [
          text("one of: "),
          link(
            itemPage(service, "value-sets", values.set),
            text(service.valueSets.find(({ id }) => id === values.set)?.title ?? values.set),
          ),
        ]),
    ...(closed === undefined
      ? []
      : [...((closed.value ?? false) ? [] : [text(", or another value")]), ...marks(closed)]),
  ],
  literal: ({ values }) =>
    joined(
      values.map((value) => [code(String(value))]),
      " or ",
    ),
  list: ({ items }, scope) => [text("list of: "), ...words(items, scope)],
  map: ({ values }, scope) => [text("object with arbitrary keys, each with: "), ...words(values, scope)],
  shape: ({ shape }, scope) => [shapeLink(shape, scope)],
  "one-of": ({ members, discriminator }, scope) => [
    ...joined(
      members.map(({ shape }) => [shapeLink(shape, scope)]),
      " or ",
    ),
    text(", distinguished by "),
    code(discriminator),
  ],
  union: ({ members, exclusive }, scope) => [
    ...(exclusive ? [text("exactly one of: ")] : []),
    ...joined(
      members.map((member) => words(member, scope)),
      "; or ",
    ),
  ],
};

function numberBounds(type: IntegerType | NumberType): Prose {
  return [
    ...bound("at least", type.minimum),
    ...bound("at most", type.maximum),
    ...bound("more than", type.exclusiveMinimum),
    ...bound("less than", type.exclusiveMaximum),
    ...bound("a multiple of", type.multipleOf),
  ];
}

function shapeLink(name: string, { service, resource }: TypeScope): Prose[number] {
  const shape = resource.shapes.find((one) => one.name === name);
  return link(within(itemPage(service, "resources", resource.id), anchor("shape", name)), text(shape?.title ?? name));
}

function bound(label: string, fact: Fact<number | string> | undefined, unit?: string): Prose {
  if (fact === undefined) return [];
  return whereKnown<number | string, Prose>(
    fact,
    (value) => [text(`, ${label} ${unit === undefined ? value : counted(value, unit)}`), ...marks(fact)],
    () => marks(fact),
  );
}

const withoutControls = "^[^\\u0000-\\u001F\\u007F-\\u009F]*$";

function patternProse(pattern: Fact<string> | undefined): Prose {
  if (pattern === undefined) return [];
  return [
    ...whereKnown(
      pattern,
      (known): Prose =>
        known === withoutControls ? [text(", without control characters")] : [text(", matches "), code(known)],
      () => prose(", in an unknown format"),
    ),
    ...marks(pattern),
  ];
}
