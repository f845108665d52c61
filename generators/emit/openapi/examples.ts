import type { Example } from "../../model/example.ts";
import { jsonObject, type Json, type JsonObject } from "../../codegen/json.ts";

export interface NamedExample {
  readonly key: string;
  readonly summary: string;
  readonly value: Json;
}

/** Returns the examples with this side, by a key derived from their title: `one-paging-group`. */
export function examplesOf(examples: readonly Example[], side: "request" | "response"): readonly NamedExample[] {
  const shown = examples.filter((example) => example[side] !== undefined);
  return shown.map((example) => ({ key: keyOf(example), summary: example.title, value: example[side] as Json }));
}

export function examplesOfParameter(
  examples: readonly Example[],
  shownIn: "parameters" | "request",
  name: string,
): readonly NamedExample[] {
  return examples.flatMap((example) => {
    const named = (example[shownIn] ?? {}) as JsonObject;
    return Object.hasOwn(named, name)
      ? [{ key: keyOf(example), summary: example.title, value: named[name] as Json }]
      : [];
  });
}

/** Returns a key that contains a letter. Objects would place keys of only digits first. */
function keyOf({ title }: Example): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return (words.some((word) => /[a-z]/.test(word)) ? words : ["example", ...words]).join("-");
}

/** Returns examples by key. A number is appended to duplicate keys. */
export function numbered(examples: readonly NamedExample[]): JsonObject {
  const taken = new Map<string, number>();
  return jsonObject(
    examples.map(({ key, summary, value }) => {
      const count = (taken.get(key) ?? 0) + 1;
      taken.set(key, count);
      return [count === 1 ? key : `${key}.${count}`, { summary, value }] as const;
    }),
  );
}
