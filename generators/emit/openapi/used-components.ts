import type { Json, JsonObject } from "../../codegen/json.ts";

/** The components that a value refers to, directly or through others: names by section, in the order of the sections. */
export type UsedComponents = Readonly<Record<string, readonly string[]>>;

export function usedComponents(components: JsonObject, value: Json): UsedComponents {
  const used = new Map<string, Set<string>>();
  const visit = (one: Json | undefined): void => {
    if (typeof one !== "object" || one === null) return;
    for (const [key, inner] of Object.entries(one as JsonObject)) {
      if (key === "$ref" && typeof inner === "string") use(inner);
      else visit(inner);
    }
  };
  const use = (reference: string): void => {
    const [, , section, name] = reference.split("/") as [string, string, string, string];
    const names = used.get(section) ?? new Set();
    if (names.has(name)) return;
    used.set(section, names.add(name));
    visit((components[section] as JsonObject)[name]);
  };
  visit(value);
  return Object.fromEntries(Object.keys(components).flatMap((section) => {
    const names = Object.keys((components[section] ?? {}) as JsonObject).filter((name) => used.get(section)?.has(name));
    return names.length === 0 ? [] : [[section, names]];
  }));
}

/** The components that the paths use. */
export function componentsFor(paths: JsonObject, components: JsonObject): JsonObject {
  const used = Object.entries(usedComponents(components, paths));
  return Object.fromEntries(used.map(([section, names]) => {
    const all = components[section] as JsonObject;
    return [section, Object.fromEntries(names.map((name) => [name, all[name]]))];
  }));
}
