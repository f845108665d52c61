import { byKind, type ByKind } from "../../../model/by-kind.ts";
import { valueOr, whereKnown, type Fact } from "../../../model/fact.ts";
import type { Resource, ResourceService } from "../../../model/resource.ts";
import type { Type } from "../../../model/type.ts";
import { mediaTypesProse } from "../../../describe/media.ts";
import { formProse } from "../../../describe/type-form.ts";
import { anchor, itemPage, within } from "../addresses.ts";
import { code, joined, link, marks, prose, text } from "../prose.ts";
import type { Prose } from "../site.ts";

/** Where a type is mentioned: its shapes and value sets are on pages of these. */
export interface TypeScope {
  readonly service: ResourceService;
  readonly resource: Resource;
}

/** What a value may be, in a few words, with links to shapes and value sets. */
export function typeProse(type: Fact<Type>, scope: TypeScope): Prose {
  return [...whereKnown(type, (known) => words(known, scope), () => [text("not known")]), ...marks(type)];
}

function words(type: Type, scope: TypeScope): Prose {
  return byKind(inWords, type, scope);
}

const inWords: ByKind<Type, [scope: TypeScope], Prose> = {
  string: (type) => [
    text(formProse(type)?.replace(/\.$/, "") ?? "text"),
    ...bound("at least", type.minLength, "characters"),
    ...bound("at most", type.maxLength, "characters"),
    ...patternProse(type.pattern),
  ],
  integer: ({ minimum, maximum }) => [text("whole number"), ...bound("at least", minimum), ...bound("at most", maximum)],
  number: ({ minimum, maximum }) => [text("number"), ...bound("at least", minimum), ...bound("at most", maximum)],
  decimal: ({ minimum, maximum, scale }) => [
    text("decimal number as text, such as "), code("12.50"), ...bound("at least", minimum), ...bound("at most", maximum), ...bound("with at most", scale, "digits behind the point"),
  ],
  boolean: () => [code("true"), text(" or "), code("false")],
  timestamp: () => [text("timestamp")],
  date: () => [text("day, such as "), code("2026-06-30")],
  time: () => [text("time of the day, such as "), code("08:30")],
  duration: () => [text("duration, such as "), code("P1DT12H")],
  binary: ({ maxBytes }) => [text("bytes in base64"), ...bound("at most", maxBytes, "bytes")],
  file: ({ mediaTypes, maxBytes }) => [text("file of "), ...prose(mediaTypesProse(mediaTypes)), ...bound("at most", maxBytes, "bytes")],
  any: () => [text("any JSON value")],
  namespace: () => [text("id of a namespace")],
  user: () => [text("user")],
  title: () => [text("title of a page")],
  limit: ({ minimum, maximum }) => [text(`whole number from ${minimum} to ${maximum}`)],
  enum: ({ values, closed }, { service }) => [
    ...(values.kind === "inline"
      ? [text("one of "), ...joined(values.values.map(({ value }) => [code(value)]))]
      : [text("one of: "), link(itemPage(service, "value-sets", values.set), text(service.valueSets.find(({ id }) => id === values.set)?.title ?? values.set))]),
    ...(closed === undefined ? [] : [text(valueOr(closed, false, "marked-beside") ? ", no other" : ", or others"), ...marks(closed)]),
  ],
  list: ({ items, minItems, maxItems }, scope) => [text("list of: "), ...words(items, scope), ...bound("at least", minItems, "items"), ...bound("at most", maxItems, "items")],
  map: ({ values, minItems, maxItems, maxKeyLength }, scope) => [
    text("object whose keys are data, each with: "), ...words(values, scope),
    ...bound("at least", minItems, "members"), ...bound("at most", maxItems, "members"), ...bound("with at most", maxKeyLength, "characters in a key"),
  ],
  shape: ({ shape }, scope) => [shapeLink(shape, scope)],
  "one-of": ({ members, discriminator }, scope) => [
    ...joined(members.map(({ shape }) => [shapeLink(shape, scope)]), " or "), text(", told apart by "), code(discriminator),
  ],
  union: ({ members }, scope) => joined(members.map((member) => words(member, scope)), "; or "),
};

function shapeLink(name: string, { service, resource }: TypeScope): Prose[number] {
  const shape = resource.shapes.find((one) => one.name === name);
  return link(within(itemPage(service, "resources", resource.id), anchor("shape", name)), text(shape?.title ?? name));
}

function bound(label: string, fact: Fact<number | string> | undefined, unit?: string): Prose {
  if (fact === undefined) return [];
  const ofUnit = unit === undefined ? "" : ` ${unit}`;
  const what = whereKnown(fact, (value) => `${value}${ofUnit}`, () => (unit === undefined ? "a value that is not known" : `a number of${ofUnit} that is not known`));
  return [text(`, ${label} ${what}`), ...marks(fact)];
}

function patternProse(pattern: Fact<string> | undefined): Prose {
  if (pattern === undefined) return [];
  return [...whereKnown(pattern, (known): Prose => [text(", matches "), code(known)], () => prose(", of a form that is not known")), ...marks(pattern)];
}
