import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Fact } from "../model/fact.ts";
import { noLifecycle } from "../model/lifecycle.ts";
import type { Place } from "../model/place.ts";
import type { Shape, ShapeField } from "../model/resource.ts";
import type { Type } from "../model/type.ts";
import type { Binding } from "./binding.ts";
import { asMap, asText, entriesOf, need, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";
import { responseNodes } from "./response-nodes.ts";

/** The members of every page of a service: those that it does not have are undefined. */
export interface PageForm {
  readonly items: string;
  /** Where the next page begins. */
  readonly next: string | undefined;
  /** How many items there are on all pages. */
  readonly total: string | undefined;
}

/** Without the key a page has its items, and where the next one begins. */
export function readPageForm(binding: Binding, map: MapNode | undefined): PageForm {
  if (map === undefined) return { items: "items", next: "next", total: undefined };
  const form = { items: textOf(map, "items") ?? "items", next: textOf(map, "next"), total: textOf(map, "total") };
  const names = Object.values(form).filter((name) => name !== undefined);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) binding.diagnostics.push(diagnostic("duplicate-name", map.place, { kind: "members", name: twice, scope: "a page" }));
  return form;
}

/** The shape of a page of objects of a shape. */
export function pageName(shape: string): string {
  return `${shape}-page`;
}

interface PageScope {
  readonly form: PageForm;
  readonly entries: ReadonlyMap<string, MapEntry>;
}

/** The shapes of the pages that operations answer with, each once. */
export function pageShapes(binding: Binding, operations: Node | undefined, { form, entries }: PageScope): readonly Shape[] {
  const answers = entriesOf(operations).flatMap(({ value }) => responseNodes(need(asMap(value), "response")));
  const bodies = answers.map((answer) => valueOf(answer, "body"));
  const pages = new Map(bodies.flatMap((body) => {
    const of = body?.kind === "map" ? valueOf(body, "page") : undefined;
    return of === undefined || !resolve(binding, "shape", asText(of), entries, of.place) ? [] : [[asText(of), of.place] as const];
  }));
  for (const [of, place] of pages) {
    const name = pageName(of);
    if (entries.has(name)) binding.diagnostics.push(diagnostic("duplicate-name", place, { kind: "shapes", name, scope: "a resource with pages" }));
  }
  return [...pages].map(([of, place]) => pageShape(binding, of, form, place));
}

function pageShape({ origin }: Binding, of: string, form: PageForm, place: Place): Shape {
  const documented = <Value>(value: Value): Fact<Value> => ({ status: "documented", value, place });
  const field = (name: string | undefined, type: Type, nullable: boolean, description: string): readonly ShapeField[] => {
    if (name === undefined) return [];
    return [{ name, type: documented(type), required: true, nullable, secret: undefined, description: documented(description), ...noLifecycle, place }];
  };
  const items: Type = { kind: "list", items: { kind: "shape", shape: of, place }, minItems: undefined, maxItems: undefined };
  const text: Type = { kind: "string", minLength: undefined, maxLength: undefined, pattern: undefined, format: undefined };
  const count: Type = { kind: "integer", minimum: documented(0), maximum: undefined };
  return {
    name: pageName(of),
    shared: false,
    title: "One page of a list",
    description: undefined,
    extends: undefined,
    fields: [
      ...field(form.items, items, false, "The items of this page."),
      ...field(form.next, text, true, "Where the next page begins; null on the last one."),
      ...field(form.total, count, false, "How many items there are on all pages."),
    ],
    open: false,
    fieldRules: [],
    pageOf: of,
    ...noLifecycle,
    origin,
    place,
  };
}
