import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { groupBy } from "../../model/group-by.ts";
import { remembered } from "../../model/memo.ts";

/** The components that a value refers to, directly or indirectly: names by section, in the order of the sections. */
export type UsedComponents = Readonly<Record<string, readonly string[]>>;

/** The components of a document by their `$ref`, in order, each with its own references. */
export type ComponentGraph = ReadonlyMap<string, Component>;

interface Component {
  readonly section: string;
  readonly name: string;
  /** The position among all components. */
  readonly index: number;
  readonly references: readonly string[];
}

export function graphOf(components: JsonObject): ComponentGraph {
  const all = Object.entries(components).flatMap(([section, entries]) =>
    Object.entries(entries as Readonly<Record<string, JsonObject>>).map(([name, component]) => ({
      section,
      name,
      references: referencesOf(component),
    })),
  );
  return new Map(all.map((one, index) => [`#/components/${one.section}/${one.name}`, { ...one, index }]));
}

/** Returns the components to which some references lead. */
export function usedComponents(graph: ComponentGraph, references: Iterable<string>): UsedComponents {
  const used = new Set(references);
  // Iterating over a set includes items that are added during the iteration.
  for (const reference of used) for (const inner of graph.get(reference)!.references) used.add(inner);
  const components = Array.from(used, (reference) => graph.get(reference)!).sort((a, b) => a.index - b.index);
  return Object.fromEntries(
    [...groupBy(components, ({ section }) => section)].map(([section, those]) => [
      section,
      those.map(({ name }) => name),
    ]),
  );
}

/** Returns the references in a value, without those of the components that it refers to. */
export const referencesOf = remembered((value: JsonObject): readonly string[] => referencesIn(value));

function referencesIn(value: Json | undefined): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : referencesIn(inner),
  );
}

/** Returns the components that the operations of some paths use. */
export function componentsFor(paths: JsonObject, components: JsonObject, graph: ComponentGraph): JsonObject {
  const references = Object.values(paths).flatMap((item) => (isObject(item) ? referencesOf(item) : []));
  return Object.fromEntries(
    Object.entries(usedComponents(graph, references)).map(([section, names]) => {
      const all = components[section] as JsonObject;
      return [section, Object.fromEntries(names.map((name) => [name, all[name]]))];
    }),
  );
}
