import type { Schema } from "./schema-files.ts";

/** Returns the names of an object's possible properties, including those of the definitions that it refers to. */
export function fieldNames(schema: Schema, whole: Schema = schema): readonly string[] {
  const ref = schema["$ref"];
  const referred = typeof ref === "string" ? [definition(whole, ref)] : [];
  const parts = [...referred, ...((schema["allOf"] as readonly Schema[] | undefined) ?? [])];
  return [
    ...new Set([...Object.keys(schema["properties"] ?? {}), ...parts.flatMap((part) => fieldNames(part, whole))]),
  ];
}

function definition(whole: Schema, ref: string): Schema {
  const name = /^#\/\$defs\/([^/]+)$/.exec(ref)?.[1];
  const found =
    name === undefined ? undefined : (whole["$defs"] as Readonly<Record<string, Schema>> | undefined)?.[name];
  if (found === undefined) throw new Error(`What a request holds refers to ${ref}, which is not in its file.`);
  return found;
}

/**
 * Returns the names of fields without a known JSON type: those that may hold any value, files, and fields of an unknown
 * type.
 */
export function openNames(model: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  visit(model, names);
  return names;
}

function visit(value: unknown, names: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  const { name, type } = value as { readonly name?: unknown; readonly type?: unknown };
  if (typeof name === "string" && /"kind":"(any|file)"|"status":"unknown"/.test(JSON.stringify(type) ?? ""))
    names.add(name);
  for (const inner of Object.values(value)) visit(inner, names);
}
