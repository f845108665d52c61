import type { MapNode, Node } from "../load/tree.ts";
import { type Fact, mapFact, noLifecycle } from "../model/fact.ts";
import { pageMembers } from "../model/page.ts";
import type { Place } from "../model/place.ts";
import { shapeFields } from "../model/queries.ts";
import type { Field, ListRole, QueryParameter, Shape, ShapeField } from "../model/resource.ts";
import type { Type } from "../model/type.ts";
import type { Binding } from "./binding.ts";
import { claim, readOptionalFact, within } from "./fact.ts";
import { asNumber, asText, itemsOf, mapOf, need, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve.ts";
import { anyText, listOf, noBounds } from "./plain-types.ts";

export interface ListScope {
  readonly fields: ReadonlyMap<string, Field>;
  readonly shapes: readonly Shape[];
  readonly answer: Fact<Type> | undefined;
}

/**
 * Reads the key `list` of an operation, which describes how its list is filtered, sorted and paged. Each part becomes a
 * query parameter.
 */
export function readListParameters(
  binding: Binding,
  map: MapNode | undefined,
  scope: ListScope,
): readonly QueryParameter[] {
  if (map === undefined) return [];
  const here = within(binding, map);
  return [
    ...readPage(here, mapOf(map, "page"), scope),
    ...readSort(here, mapOf(map, "sort"), scope),
    ...readFilter(here, mapOf(map, "filter"), scope),
  ];
}

function readFilter(binding: Binding, map: MapNode | undefined, scope: ListScope): readonly QueryParameter[] {
  if (map === undefined) return [];
  const here = within(binding, map);
  const description = textOf(map, "description") ?? "Only the items with exactly this value.";
  return namedFields(here, need(map, "fields"), scope).map((field) => {
    return parameter(
      field.name,
      field.aliases,
      filterType(here, field),
      { kind: "filter", field: field.name },
      description,
      field.place,
    );
  });
}

function filterType({ origin }: Binding, field: ListField): Fact<Type> {
  const known = mapFact(field.type, unbounded);
  return known.status === "unknown" ? known : claim(origin, known.value, known.place);
}

function unbounded(type: Type): Type {
  return type.kind === "string" ? anyText : type;
}

/** A field by which a list may be filtered and sorted. */
type ListField = Pick<Field, "name" | "aliases" | "type" | "place">;

/**
 * Returns the fields of the object and the additional fields of the response's items. A type in the response takes
 * precedence, because filters compare values of the response.
 */
function listFields({ fields, answer, shapes }: ListScope): ReadonlyMap<string, ListField> {
  const rows = rowFields(answer, shapes).map((row) => ({
    ...row,
    aliases: [],
    ...fields.get(row.name),
    type: row.type,
  }));
  return new Map<string, ListField>([...fields, ...rows.map((row) => [row.name, row] as const)]);
}

/** Returns the item fields of a response that is a list of shapes or a page. */
function rowFields(response: Fact<Type> | undefined, shapes: readonly Shape[]): readonly ShapeField[] {
  const type = response?.value;
  const items = type?.kind === "list" ? type.items : type;
  const named = shapeNamed(items, shapes);
  const shape = type?.kind === "list" ? named : shapes.find(({ name }) => name === named?.pageOf);
  return shape === undefined ? [] : shapeFields({ shapes }, shape);
}

function shapeNamed(type: Type | undefined, shapes: readonly Shape[]): Shape | undefined {
  return type?.kind === "shape" ? shapes.find(({ name }) => name === type.shape) : undefined;
}

function readSort(binding: Binding, map: MapNode | undefined, scope: ListScope): readonly QueryParameter[] {
  if (map === undefined) return [];
  const here = within(binding, map);
  const shown = new Set(rowFields(scope.answer, scope.shapes).map(({ name }) => name));
  const names = namedFields(here, need(map, "fields"), scope).map((field) => sortName(field, shown));
  const values = names
    .flatMap((name) => [name, `-${name}`])
    .map((value) => {
      return { value, description: undefined, ...noLifecycle, addedBy: undefined, place: map.place };
    });
  const order: Type = { kind: "enum", values: { kind: "inline", values }, closed: undefined };
  const type = listOf(order);
  const description =
    textOf(map, "description") ??
    "The sort order: names of fields, the most significant first, with `-` for descending order.";
  return [
    parameter(
      textOf(map, "parameter") ?? "sort",
      [],
      claim(here.origin, type, map.place),
      { kind: "sort" },
      description,
      map.place,
    ),
  ];
}

/**
 * Returns the field's name for sorting: one that the response's items have, otherwise the preferred name in requests.
 * Former names are aliases, too.
 */
function sortName({ name, aliases }: ListField, shown: ReadonlySet<string>): string {
  return [...aliases, name].find((one) => shown.has(one)) ?? aliases[0] ?? name;
}

function readPage(binding: Binding, map: MapNode | undefined, scope: ListScope): readonly QueryParameter[] {
  if (map === undefined) return [];
  const here = within(binding, map);
  return pageKinds.flatMap((kind) => {
    const inner = mapOf(map, kind);
    return inner === undefined ? [] : [readPageParameter(within(here, inner), inner, kind, scope)];
  });
}

const pageKinds = ["limit", "after", "offset", "number"] as const;
type PageKind = (typeof pageKinds)[number];

function readPageParameter(binding: Binding, map: MapNode, kind: PageKind, scope: ListScope): QueryParameter {
  const type = claim(binding.origin, pageTypes[kind](binding, map), map.place);
  const role: ListRole = kind === "number" ? { kind, first: firstNumber(map) } : { kind };
  const prose = textOf(map, "description") ?? (kind === "after" ? cursorProse(scope) : undefined) ?? pageProse[kind];
  const made = parameter(textOf(map, "parameter") ?? kind, [], type, role, prose, map.place);
  return { ...made, default: readOptionalFact(binding, map, "default", asNumber) };
}

function firstNumber(map: MapNode): number {
  const first = valueOf(map, "first");
  return first === undefined ? 1 : asNumber(first);
}

/** Returns `undefined` if no member of the response contains the start of the next page. */
function cursorProse({ answer, shapes }: ListScope): string | undefined {
  const shape = shapeNamed(answer?.value, shapes);
  const next = shape?.pageOf === undefined ? undefined : pageMembers(shape).next;
  return next === undefined ? undefined : `The start of the page: \`${next}\` of the previous page.`;
}

const pageTypes: Readonly<Record<PageKind, (binding: Binding, map: MapNode) => Type>> = {
  limit: (binding, map) => ({
    kind: "integer",
    ...noBounds,
    minimum: claim(binding.origin, 1, map.place),
    maximum: readOptionalFact(binding, map, "maximum", asNumber),
  }),
  after: () => anyText,
  offset: (binding, map) => ({ kind: "integer", ...noBounds, minimum: claim(binding.origin, 0, map.place) }),
  number: (binding, map) => ({
    kind: "integer",
    ...noBounds,
    minimum: claim(binding.origin, firstNumber(map), map.place),
  }),
};

const pageProse: Readonly<Record<PageKind, string>> = {
  limit: "The maximum number of items to return.",
  after: "Returns the items after the one with this id.",
  offset: "The number of items to skip.",
  number: "The page to return.",
};

function namedFields(binding: Binding, node: Node, scope: ListScope): readonly ListField[] {
  const known = listFields(scope);
  return itemsOf(node).flatMap((item) => resolve(binding, "field", asText(item), known, item.place) ?? []);
}

function parameter(
  name: string,
  aliases: readonly string[],
  type: Fact<Type>,
  role: ListRole,
  description: string,
  place: Place,
): QueryParameter {
  return {
    name,
    aliases,
    type,
    required: false,
    default: undefined,
    role,
    separator: undefined,
    deepObject: undefined,
    description,
    ...noLifecycle,
    place,
  };
}
