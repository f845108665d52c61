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

/** Returns the examples' values of one parameter. */
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

/** A key of digits would precede the others, because objects sort such keys first. */
function keyOf({ title }: Example): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return (words.some((word) => /[a-z]/.test(word)) ? words : ["example", ...words]).join("-");
}

/** Examples by their keys. Those that would have one key get a number. */
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
