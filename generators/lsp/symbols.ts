import type { Node } from "../load/tree.ts";
import type { Place } from "../model/place.ts";
import type { Analysis } from "./analysis.ts";

export interface OutlineEntry {
  readonly name: string;
  /** A short value next to the name, such as a type. */
  readonly detail: string;
  readonly token: Place;
  readonly extent: Place;
  readonly children: readonly OutlineEntry[];
}

/** Maximum number of mapping levels in an outline. */
const MAXIMUM_DEPTH = 4;

export function outlineOf(node: Node, depth = 0): readonly OutlineEntry[] {
  if (depth === MAXIMUM_DEPTH) return [];
  if (node.kind === "list") return node.items.flatMap((item) => outlineOf(item, depth + 1));
  if (node.kind !== "map") return [];
  return node.entries.map(({ key, keyPlace, value }) => ({
    name: key,
    detail: value.kind === "scalar" ? String(value.value).slice(0, 60) : "",
    token: keyPlace,
    extent: { ...keyPlace, end: Math.max(keyPlace.end, value.place.end) },
    children: outlineOf(value, depth + 1),
  }));
}

/** A definition that a workspace-wide search can find. */
export interface NamedPlace {
  readonly name: string;
  readonly container: string;
  readonly place: Place;
}

/** Returns the definitions of a spec whose names contain a string, ignoring case. */
export function definitionsNamed({ model }: Pick<Analysis, "model">, text: string): readonly NamedPlace[] {
  const wanted = text.toLowerCase();
  const seen = new Set<object>();
  const found: NamedPlace[] = [];
  const visit = (part: unknown, container: string): void => {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    if (part instanceof Map) return visit([...part.values()], container);
    if (Array.isArray(part)) return part.forEach((one) => visit(one, container));
    const { place } = part as { readonly place?: Place };
    const name = nameOf(part);
    // A reference has only a name and a place.
    const isDefinition = place !== undefined && Object.keys(part).length > 2;
    if (name !== undefined && isDefinition && name.toLowerCase().includes(wanted))
      found.push({ name, container, place });
    for (const value of Object.values(part)) visit(value, name ?? container);
  };
  visit(model?.services, "");
  visit(model?.decisions, "decisions");
  return found;
}

const NAME_KEYS = ["name", "id", "code", "operationId"] as const;

function nameOf(part: object): string | undefined {
  for (const key of NAME_KEYS) {
    const value = (part as Readonly<Record<string, unknown>>)[key];
    if (typeof value === "string") return value;
  }
  return undefined;
}
