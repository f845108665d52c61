import { anyText, listOf, noBounds } from "./plain-types.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import { type Fact, noLifecycle } from "../model/fact.ts";
import type { Place } from "../model/place.ts";
import type { Shape, ShapeField } from "../model/resource.ts";
import type { Type } from "../model/type.ts";
import type { Binding } from "./binding.ts";
import { asMap, asText, entriesOf, flagOf, need, responseNodes, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve.ts";

/** The members of every page of a service. Members that pages do not have are `undefined`. */
export interface PageForm {
  readonly items: string;
  /**
   * The member with the start of the next page. On the last page it is omitted if it is optional, and null otherwise.
   */
  readonly next: { readonly name: string; readonly optional: boolean } | undefined;
  /** The member with the number of items on all pages. */
  readonly total: string | undefined;
}

/** Reads the description of pages. Without it, a page has its items and the start of the next page. */
export function readPageForm(binding: Binding, map: MapNode | undefined): PageForm {
  if (map === undefined) return { items: "items", next: { name: "next", optional: false }, total: undefined };
  const form = {
    items: textOf(map, "items") ?? "items",
    next: readNext(valueOf(map, "next")),
    total: textOf(map, "total"),
  };
  const names = [form.items, form.next?.name, form.total].filter((name) => name !== undefined);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    binding.diagnostics.push(
      diagnostic("duplicate-name", map.place, { kind: "members", name: twice, scope: "a page" }),
    );
  return form;
}

/** Reads a name, or `{ member, optional }`. */
function readNext(node: Node | undefined): PageForm["next"] {
  if (node === undefined) return undefined;
  if (node.kind !== "map") return { name: asText(node), optional: false };
  return { name: asText(need(node, "member")), optional: flagOf(node, "optional") };
}

/** Returns the name of the shape of a page of objects. */
export function pageName(shape: string): string {
  return `${shape}-page`;
}

interface PageScope {
  readonly form: PageForm;
  readonly entries: ReadonlyMap<string, MapEntry>;
}

/** Returns the shapes of the pages that operations return, without duplicates. */
export function pageShapes(
  binding: Binding,
  operations: Node | undefined,
  { form, entries }: PageScope,
): readonly Shape[] {
  const responses = entriesOf(operations).flatMap(({ value }) => responseNodes(need(asMap(value), "response")));
  const bodies = responses.map((response) => valueOf(response, "body"));
  const pages = new Map(
    bodies.flatMap((body) => {
      const of = body?.kind === "map" ? valueOf(body, "page") : undefined;
      return of === undefined || !resolve(binding, "shape", asText(of), entries, of.place)
        ? []
        : [[asText(of), of.place] as const];
    }),
  );
  for (const [of, place] of pages) {
    const name = pageName(of);
    if (entries.has(name))
      binding.diagnostics.push(
        diagnostic("duplicate-name", place, { kind: "shapes", name, scope: "a resource with pages" }),
      );
  }
  return [...pages].map(([of, place]) => pageShape(binding, of, form, place));
}

function pageShape({ origin }: Binding, of: string, form: PageForm, place: Place): Shape {
  const documented = <Value>(value: Value): Fact<Value> => ({ status: "documented", value, place });
  const always = { required: true, nullable: false };
  const field = (name: string, type: Type, presence: typeof always, description: string): ShapeField => {
    return {
      name,
      type: documented(type),
      ...presence,
      secret: undefined,
      description: documented(description),
      ...noLifecycle,
      place,
    };
  };
  const items = listOf({ kind: "shape", shape: of, place });
  const count: Type = { kind: "integer", ...noBounds, minimum: documented(0) };
  return {
    name: pageName(of),
    shared: false,
    title: "One page of a list",
    description: undefined,
    extends: undefined,
    fields: [
      field(form.items, items, always, "The items of this page."),
      ...(form.next === undefined
        ? []
        : [field(form.next.name, anyText, nextPresence(form.next), nextProse(form.next))]),
      ...(form.total === undefined ? [] : [field(form.total, count, always, "The number of items on all pages.")]),
    ],
    closed: false,
    extensible: false,
    additionalProperties: undefined,
    fieldRules: [],
    pageOf: of,
    ...noLifecycle,
    origin,
    place,
  };
}

type Next = NonNullable<PageForm["next"]>;

function nextPresence({ optional }: Next): { readonly required: boolean; readonly nullable: boolean } {
  return { required: !optional, nullable: !optional };
}

function nextProse({ optional }: Next): string {
  return `The start of the next page; ${optional ? "absent" : "null"} on the last one.`;
}
