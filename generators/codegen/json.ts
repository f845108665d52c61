/** A value of a JSON file. Keys with the value `undefined` are omitted. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Prints a JSON file: two-space indentation, keys in the given order, a trailing newline. */
export function printJson(value: Json): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/**
 * Prints a value in a compact layout, for files that few people read: a value that fits on a line stays on one line.
 * Each member of a large object still starts a new line, so that git can merge changes.
 */
export function printDenseJson(value: JsonObject): string {
  return `${dense(JSON.parse(JSON.stringify(value)) as Json, "", 0)}\n`;
}

const lineWidth = 120;

/** `indent` is the indentation of the line. `lead` is the length of the text before the value. */
function dense(value: Json, indent: string, lead: number): string {
  const flat = JSON.stringify(value);
  if (indent.length + lead + flat.length <= lineWidth || typeof value !== "object" || value === null) return flat;
  const inner = `${indent} `;
  const isList = Array.isArray(value);
  const lines = isList
    ? value.map((item: Json) => inner + dense(item, inner, 0))
    : Object.entries(value as JsonObject).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return inner + name + dense(item!, inner, name.length);
      });
  const [open, close] = isList ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

/**
 * Creates an object from entries. `__proto__` becomes an ordinary key. Entries without a value are omitted when
 * printed.
 */
export function jsonObject(entries: Iterable<readonly [string, Json | undefined]>): JsonObject {
  return Object.fromEntries(entries);
}

/** Returns the object, or `undefined` if it is empty, so that empty objects are not written. */
export function unlessEmpty<T extends object>(value: T): T | undefined {
  for (const _ in value) return value;
  return undefined;
}
