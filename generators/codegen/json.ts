/** What a JSON file may hold. A key whose value is `undefined` is left out. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** The text of a JSON file: two spaces, keys in the order given, a line feed at the end. */
export function printJson(value: Json): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** An object from entries; `__proto__` becomes a key like any other. Entries without a value are left out. */
export function jsonObject(entries: Iterable<readonly [string, Json | undefined]>): JsonObject {
  return Object.fromEntries(entries);
}

/** The object, or undefined where it has no key: for keys that are written only where they say something. */
export function unlessEmpty<T extends object>(value: T): T | undefined {
  for (const _ in value) return value;
  return undefined;
}
