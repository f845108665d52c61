import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createExchangeClient, ExchangeError } from "../../packages/client/generated/exchange/index.js";
import * as extras from "../../packages/client/generated/exchange/extras.js";
import { createQueryClient, QueryError } from "../../packages/client/generated/query/index.js";
import { demoWorld } from "../../packages/reference-server/src/demo.ts";
import { startTestServer, type TestServer } from "../../packages/reference-server/src/index.ts";
import { complaints } from "./types/program.ts";

/*
 * Mistakes of callers, one per line, and what detects each: the types, or for untyped callers the client without and
 * with `validate: true`. UPDATE_CASES=1 rewrites the table.
 *
 * - `client`: a message of the client
 * - `crash`: an error of the JavaScript engine
 * - `server`: an error of the service
 * - `warning`: a warning of the service
 */

const file = join(import.meta.dirname, "mistakes.txt");
const shown = readFileSync(file, "utf8");
const columns = ["types", "client", "validate"] as const;
const finders = ["types", "client", "crash", "warning", "server", "unnoticed"] as const;
type Finder = (typeof finders)[number];
type Row = Readonly<Record<(typeof columns)[number], Finder>> & { readonly code: string };

const codes = shown
  .split("\n")
  .filter((line) => line.includes(" | "))
  .map((line) => line.slice(line.indexOf(" | ") + 3));

const head = `import { createQueryClient, QueryError } from "./packages/client/generated/query/index.js";
import { createExchangeClient, ExchangeError } from "./packages/client/generated/exchange/index.js";
import { each, first, page, withResponse } from "./packages/client/generated/exchange/extras.js";
declare const key: string, address: string;
const userAgent = "mistakes (me@wiki.example)";
const wiki = createQueryClient({ endpoint: address + "/api.php", userAgent });
const global = createExchangeClient({ baseUrl: address, key });
const exchange = createExchangeClient({ baseUrl: address, key, tenant: "DEMO" });
`;

const engineMessage = /^Cannot |^undefined |is not a function|is not iterable|is not a constructor/;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: demoWorld });
});
afterAll(() => server.close());

/** Runs the code of a caller without types. */
async function finderOf(code: string, checks: object): Promise<Finder> {
  const { fetch } = globalThis;
  const [address, key] = [server.address, server.keys["global-full"]];
  const seen = { sent: 0, written: 0, warned: 0 };
  globalThis.fetch = (input, init) => {
    seen.sent++;
    if (init?.method !== "GET") seen.written++;
    return fetch(input, init);
  };
  const userAgent = "mistakes (me@wiki.example)";
  const onWarning = (): void => void seen.warned++;
  const scope = {
    ...extras,
    createQueryClient,
    createExchangeClient,
    QueryError,
    ExchangeError,
    key,
    address,
    userAgent,
    wiki: createQueryClient({ endpoint: `${address}/api.php`, userAgent, onWarning, ...checks }),
    global: createExchangeClient({ baseUrl: address, key, ...checks }),
    exchange: createExchangeClient({ baseUrl: address, key, tenant: "DEMO", ...checks }),
  };
  try {
    await new Function(...Object.keys(scope), `return (async () => { ${code} })();`)(...Object.values(scope));
    return seen.warned > 0 ? "warning" : "unnoticed";
  } catch (error) {
    const isAnswered = error instanceof QueryError || error instanceof ExchangeError;
    if (isAnswered && seen.sent > 0) return "server";
    return engineMessage.test((error as Error).message) ? "crash" : "client";
  } finally {
    globalThis.fetch = fetch;
    // Reads change nothing, and a reset takes longer than they do.
    if (seen.written > 0) await server.reset();
  }
}

function textOf(rows: readonly Row[], text: string): string {
  const left = [...rows];
  const lines = text
    .split("\n")
    .filter((line) => !line.startsWith("# "))
    .map((line) => {
      const row = line.includes(" | ") ? left.shift() : undefined;
      return row === undefined ? line : `${columns.map((name) => row[name].padEnd(9)).join(" ")} | ${row.code}`;
    });
  const first = (name: (typeof columns)[number]) =>
    countsOf(rows.map((row) => (row.types === "types" ? "types" : row[name])));
  const counts = [
    `# callers with types: ${first("client")}`,
    `# the same with validate: true: ${first("validate")}`,
    `# callers without types: ${countsOf(rows.map(({ client }) => client))}`,
    `# the same with validate: true: ${countsOf(rows.map(({ validate }) => validate))}`,
  ];
  return [...counts, ...lines].join("\n");
}

function countsOf(found: readonly Finder[]): string {
  return finders
    .map((finder) => `${found.filter((one) => one === finder).length} ${finder}`)
    .filter((text) => !text.startsWith("0 "))
    .join(", ");
}

test("the table of mistakes lists what detects each of them, and few remain undetected", async () => {
  const text = head + codes.map((code) => `void (async () => { ${code} });`).join("\n");
  const first = head.split("\n").length - 1;
  const typed = new Set(complaints(text).map(({ line }) => line - first));
  expect([...typed].filter((line) => line < 0)).toEqual([]);
  const rows: Row[] = [];
  for (const [index, code] of codes.entries()) {
    const [client, validate] = [await finderOf(code, {}), await finderOf(code, { validate: true })];
    rows.push({ types: typed.has(index) ? "types" : "unnoticed", client, validate, code });
  }
  const found = textOf(rows, shown);
  if (process.env["UPDATE_CASES"]) writeFileSync(file, found);
  else expect(found).toBe(shown);
  expect(rows.filter((row) => row.types === "unnoticed" && row.client === "unnoticed").length).toBeLessThanOrEqual(3);
});
