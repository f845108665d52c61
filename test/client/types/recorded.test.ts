import { expect, test } from "vitest";
import { clientOf } from "../support/query.ts";
import { requestOf, rowsOf, type Recorded } from "../support/recorded.ts";
import { complaints } from "./program.ts";

const { sample, all } = rowsOf<Recorded>("responses");

/** What the client makes of a recorded answer; where the answer goes on, nothing more comes. */
async function resultOf({ query, body }: Recorded): Promise<Record<string, unknown>> {
  const fetch: typeof globalThis.fetch = async (address) => Response.json(new URL(`${address as string | URL}`).searchParams.has("continue") ? { batchcomplete: true } : body);
  const result = await clientOf("https://wiki.invalid/api.php", { fetch }).query(requestOf(query));
  // What has no name of its own stands beside the groups as well, which the types leave out.
  const told = Object.values(result["meta"] as object).flatMap((answer) => Object.keys(answer as object));
  return Object.fromEntries(Object.entries(result).filter(([name]) => !told.includes(name)));
}

/** What the compiler has to say of results that stand where the types of their requests want one. */
async function faults(rows: readonly Recorded[]): Promise<readonly string[]> {
  const lines = await Promise.all(rows.map(async (row) => `({ value: ${literal(await resultOf(row))} }) satisfies { value: QueryResult<${JSON.stringify(requestOf(row.query))}> };`));
  const head = `import type { QueryResult } from "./packages/client/generated/query/index.js"; declare const empty: never;\n`;
  return complaints(head + lines.join("\n")).map(({ line, message }) => `${rows[line - 1]?.query}: ${message}`);
}

/** An empty list may stand for an empty object, as which the types know it. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "empty" : `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value).flatMap(([name, inner]) => (inner === undefined ? [] : [`${JSON.stringify(name)}: ${literal(inner)}`])).join(", ")} }`;
}

test("recorded results are of the types of their requests, in a sample", async () => expect(await faults(sample)).toEqual([]));

test.skipIf(all === undefined)("… and all that are recorded (skipped where ../shared/oracle is not there)", async () => expect(await faults(all!)).toEqual([]));
