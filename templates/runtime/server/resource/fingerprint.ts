import type { Environment } from "./environment.js";

/** What two requests have in common where they are the same. */
export function fingerprintOf({ digest }: Environment, ...parts: readonly unknown[]): string {
  const text = JSON.stringify(parts, (_, value: unknown) => (value instanceof Uint8Array ? digest(value) : value));
  return digest(text);
}
