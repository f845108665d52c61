import type { Example } from "../../model/resource.ts";
import { jsonObject, type Json, type JsonObject } from "../../codegen/json.ts";

/** The examples that show this side, by a key made of their title: `one-paging-group`. Titles that would make one key get a number. */
export function examplesOf(examples: readonly Example[], side: "request" | "response"): JsonObject {
  const shown = examples.filter((example) => example[side] !== undefined);
  const taken = new Map<string, number>();
  return jsonObject(
    shown.map((example) => {
      const { title } = example;
      const key = title.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "example";
      const count = (taken.get(key) ?? 0) + 1;
      taken.set(key, count);
      return [count === 1 ? key : `${key}.${count}`, { summary: title, value: example[side] as Json }] as const;
    }),
  );
}
