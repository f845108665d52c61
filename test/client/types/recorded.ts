import { clientOf } from "../support/query.ts";
import { requestOf, type Recorded } from "../support/recorded.ts";
import { complaints } from "./program.ts";

export interface Result {
  readonly query: string;
  readonly value: unknown;
}

/** Returns the client's result for a recorded response. Continuations return no more data. */
export async function resultOf({ query, body }: Recorded): Promise<Result> {
  const fetch: typeof globalThis.fetch = async (address) =>
    Response.json(new URL(`${address as string | URL}`).searchParams.has("continue") ? { batchcomplete: true } : body);
  const result = await clientOf("https://wiki.invalid/api.php", { fetch }).query(requestOf(query));
  // Some members are repeated next to the groups, where the types omit them.
  const named = Object.values(result["meta"] as object).flatMap((response) => Object.keys(response as object));
  return { query, value: Object.fromEntries(Object.entries(result).filter(([name]) => !named.includes(name))) };
}

/** Returns the compiler's errors for results that do not match the types of their requests, by index. */
export function refusedResults(results: readonly Result[]): ReadonlyMap<number, string> {
  const lines = results.map(
    ({ query, value }) =>
      `({ value: ${literal(value)} }) satisfies { value: QueryResult<${JSON.stringify(requestOf(query))}> };`,
  );
  const head = `import type { QueryResult } from "./packages/client/generated/query/index.js"; declare const empty: never;\n`;
  return new Map(
    complaints(head + lines.join("\n")).map(({ line, message }) => [
      line - 1,
      `${results[line - 1]?.query}: ${message}`,
    ]),
  );
}

/** Returns a literal of the value. Writes an empty list as an empty object where the types expect one. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "empty" : `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .flatMap(([name, inner]) => (inner === undefined ? [] : [`${JSON.stringify(name)}: ${literal(inner)}`]))
    .join(", ")} }`;
}
