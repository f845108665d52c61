import type { Field, Resource } from "../model/resource.ts";

/** Every name that a request may use for a field, the preferred one first. */
export function fieldNames({ aliases, name }: Field): readonly string[] {
  return [...aliases, name];
}

/** The name of a field that a request prefers: its first alias, or its own. */
export function readableName({ fields }: Resource, name: string): string {
  return fields.find((field) => field.name === name)?.aliases[0] ?? name;
}
