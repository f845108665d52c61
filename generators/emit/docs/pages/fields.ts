import { valueProse } from "../../../describe/parameter.ts";
import { deepObjectProse, mediaTypesProse } from "../../../describe/result.ts";
import { lifecycleProse } from "../../../describe/lifecycle.ts";
import { formProse, meaningProse, secretProse } from "../../../describe/type-form.ts";
import { type Fact, whereKnown } from "../../../model/fact.ts";
import type {
  DeepObject,
  Field,
  FieldDefault,
  ListSeparator,
  Resource,
  ResourceService,
  Shape,
  ShapeField,
} from "../../../model/resource.ts";
import { shapeFields, typesWithin } from "../../../model/queries.ts";
import type { IntegerType, NumberType, Type } from "../../../model/type.ts";
import { counted, ownValues } from "../../../describe/texts.ts";
import { anchor, itemPage, within } from "../addresses.ts";
import { blocks, code, joined, link, marks, paragraph, prose, text } from "../prose.ts";
import type { Block, Entry, Prose } from "../site.ts";
import { definitions, factValue, rowList, sourceRow, table } from "./facts.ts";
import { valueNotes } from "./parameters.ts";
import { type ByKind, byKind } from "../../../model/group-by.ts";

/** Returns the fields of a resource, each with an anchor. */
export function fieldEntries(fields: readonly Field[], scope: TypeScope): readonly Block[] {
  return entries(fields.map((field) => fieldEntry(field, scope)));
}

/** A parameter or header field of a request, with a name, a type and a description. */
export interface Named {
  readonly name: string;
  readonly type: Fact<Type>;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly aliases?: readonly string[];
  readonly separator?: ListSeparator | undefined;
  readonly deepObject?: DeepObject | undefined;
  readonly default?: Fact<FieldDefault> | undefined;
}

export function namedEntries(kind: "parameter" | "header", all: readonly Named[], scope: TypeScope): readonly Block[] {
  return entries(
    all.map(({ name, type, description, required, aliases = [], separator, deepObject, default: fact }) => ({
      id: anchor(kind, name),
      name,
      wire: undefined,
      type: typeProse(type, scope),
      badges: required ? ["required"] : [],
      blocks: [
        ...blocks(description),
        ...valueBlocks(type),
        ...definitions([
          ["Other names", names(aliases)],
          ["List", separator === undefined ? [] : [text("one value, separated by "), code(separator)]],
          ["Encoding", prose(deepObjectProse(deepObject))],
          ["Default", defaultProse(fact)],
        ]),
      ],
    })),
  );
}

/** Returns the fields of a shape as a table. */
export function shapeBlocks(shape: Shape, scope: TypeScope): readonly Block[] {
  const rows = shapeFields(scope.resource, shape).map((field) => shapeFieldCells(field, scope));
  return [
    ...blocks(shape.description),
    ...(marks(shape.origin).length === 0
      ? []
      : [paragraph(text("Not in the source document"), ...marks(shape.origin))]),
    ...table(["Field", "Type", "Description"], rows),
    ...(shape.additionalProperties === undefined
      ? shape.extensible
        ? [paragraph(text("Other fields are allowed."))]
        : []
      : [paragraph(text("Type of other fields: "), ...typeProse(shape.additionalProperties, scope), text("."))]),
  ];
}

function shapeFieldCells(field: ShapeField, scope: TypeScope): readonly Prose[] {
  const { name, type, required, nullable, description } = field;
  const notes = [
    ...(required ? [] : ["May be missing."]),
    ...(nullable ? ["May be `null`."] : []),
    secretProse(field),
  ].filter((note) => note !== undefined);
  return [
    [code(name)],
    typeProse(type, scope),
    prose([meaningProse(description), ...notes].filter((one) => one !== undefined).join(" ")),
  ];
}

function fieldEntry(field: Field, scope: TypeScope): Entry {
  const { name, aliases, type, use, description, replaced, nullable, empty, errors, deprecated, origin } = field;
  return {
    id: anchor("field", name),
    name,
    wire: undefined,
    type: typeProse(type, scope),
    badges: [...(use === "both" ? [] : [useTitles[use]]), ...(deprecated === undefined ? [] : ["deprecated"])],
    blocks: [
      ...blocks(meaningProse(description)),
      ...valueBlocks(type),
      ...definitions([
        ["Other names", names(aliases)],
        ["Default", defaultProse(field.default)],
        ["Null", factValue(nullable, (may) => (may ? "optional" : "not allowed"))],
        ["Empty text", factValue(empty, () => "counts as missing")],
        ["Lists", replaced ? [text("A given list replaces the whole previous one.")] : []],
        ["Logs", prose(secretProse(field))],
        ["Missing", codeOf(errors.missing)],
        ["Invalid", codeOf(errors.invalid)],
        sourceRow(origin),
        ["History", prose(lifecycleProse(field))],
      ]),
    ],
  };
}

const useTitles = { request: "in requests only", response: "in responses only" } as const;

function codeOf(fact: Fact<string> | undefined): Prose {
  return factValue(fact, (value) => [code(value)]);
}

function defaultProse(fact: Fact<FieldDefault> | undefined): Prose {
  return factValue(fact, (value) => prose(valueProse(value)));
}

/** Returns descriptions of the values that a type lists itself. */
function valueBlocks(type: Fact<Type>): readonly Block[] {
  if (type.value === undefined) return [];
  const values = [...typesWithin(type.value)].flatMap(ownValues).filter((value) => valueNotes(value).length > 0);
  return rowList(values.map((value) => ({ label: [code(value.value)], prose: valueNotes(value) })));
}

function names(aliases: readonly string[]): Prose {
  return joined(aliases.map((alias) => [code(alias)]));
}

function entries(all: readonly Entry[]): readonly Block[] {
  return all.length === 0 ? [] : [{ kind: "entries", hasGeneratorNames: false, entries: all }];
}

/** The context of a type. It determines the pages of its shapes and value sets. */
interface TypeScope {
  readonly service: ResourceService;
  readonly resource: Resource;
}

/** Describes a type in a few words, with links to shapes and value sets. */
export function typeProse(type: Fact<Type>, scope: TypeScope): Prose {
  return withoutRepeats(
    whereKnown(
      type,
      (known) => typeWords(known, scope, marks(type)),
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
function typeWords(type: Type, scope: TypeScope, status: Prose = []): Prose {
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
  list: ({ items }, scope) => [text("list of: "), ...typeWords(items, scope)],
  map: ({ values }, scope) => [text("object with arbitrary keys, each with: "), ...typeWords(values, scope)],
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
      members.map((member) => typeWords(member, scope)),
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
