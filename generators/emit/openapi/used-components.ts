import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { groupBy } from "../../model/group-by.ts";
import { remembered } from "../../model/memo.ts";

/** The components that a value refers to, directly or indirectly: names by section, in the order of the sections. */
export type UsedComponents = Readonly<Record<string, readonly string[]>>;

export function usedComponents(components: JsonObject, value: Json): UsedComponents {
  const all = placesOf(components);
  const used = new Set<string>();
  const use = (references: readonly string[]): void => {
    for (const reference of references) {
      if (used.has(reference)) continue;
      used.add(reference);
      use(referencesOf(all.get(reference)!.component));
    }
  };
  use(referencesIn(value, referencesOf));
  const places = [...used].map((reference) => all.get(reference)!).sort((one, other) => one.index - other.index);
  return Object.fromEntries(
    [...groupBy(places, ({ section }) => section)].map(([section, those]) => [section, those.map(({ name }) => name)]),
  );
}

interface Place {
  readonly section: string;
  readonly name: string;
  readonly component: JsonObject;
  /** The position among all components. */
  readonly index: number;
}

/** Maps references to components. */
const placesOf = remembered((components: JsonObject): ReadonlyMap<string, Place> => {
  const places = Object.entries(components).flatMap(([section, entries]) =>
    Object.entries(entries as Readonly<Record<string, JsonObject>>).map(([name, component]) => ({
      section,
      name,
      component,
    })),
  );
  return new Map(places.map((place, index) => [`#/components/${place.section}/${place.name}`, { ...place, index }]));
});

const referencesOf = remembered((component: JsonObject): readonly string[] => referencesIn(component));

/** Returns the references in a value, without those of the components that it refers to. */
function referencesIn(
  value: Json | undefined,
  inside: (value: JsonObject) => readonly string[] = referencesIn,
): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === "$ref" && typeof inner === "string") return [inner];
    return isObject(inner) ? inside(inner) : referencesIn(inner);
  });
}

export function componentsFor(paths: JsonObject, components: JsonObject): JsonObject {
  const used = Object.entries(usedComponents(components, paths));
  return Object.fromEntries(
    used.map(([section, names]) => {
      const all = components[section] as JsonObject;
      return [section, Object.fromEntries(names.map((name) => [name, all[name]]))];
    }),
  );
}
