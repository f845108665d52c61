import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer, openMariadb, type Storage } from "../../packages/reference-server/src/index.ts";
import { ordinaryRequests } from "../bench-server/wiki/requests.ts";
import { fillWorld } from "../bench-server/wiki/world.ts";
import { programs } from "./given.ts";
import { startMariadb, type Mariadb } from "./server.ts";

/*
 * The number of rows that MariaDB reads for a request, and the number of statements. The server has no other clients.
 */

const revisions = 5000;
const pages = revisions - revisions / 100;

let mariadb: Mariadb;
let storage: Storage;
let app: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  mariadb = await startMariadb(programs);
  storage = await openMariadb(mariadb.address);
  await fillWorld(storage, { revisions });
  app = await createServer({ database: storage, logLevel: "silent", rateLimit: 0 });
});
afterAll(async () => {
  await app.close();
  await storage.close();
  await mariadb.remove();
});

interface Costs {
  readonly statements: number;
  readonly transactions: number;
  /** Rows that were read, and index entries that a pushed-down condition excluded. */
  readonly rows: number;
}

async function counters(): Promise<Costs> {
  const status = await mariadb.query("SHOW GLOBAL STATUS");
  const sum = (pattern: RegExp): number =>
    status
      .filter(({ Variable_name: name }) => pattern.test(String(name)))
      .reduce((total, { Value: value }) => total + Number(value), 0);
  return {
    statements: sum(/^Com_select$/),
    transactions: sum(/^Com_begin$/),
    rows: sum(/^Handler_(?:read_(?!rnd_next)\w+|icp_attempts)$/),
  };
}

async function costsOf(parameters: Readonly<Record<string, string>>): Promise<Costs> {
  const query = new URLSearchParams({ action: "query", format: "json", formatversion: "2", ...parameters });
  const ask = () => app.inject({ url: `/api.php?${query}` });
  await ask();
  const before = await counters();
  const { errors, query: found } = (await ask()).json();
  expect([errors, found]).toEqual([undefined, expect.anything()]);
  const after = await counters();
  return {
    statements: after.statements - before.statements,
    transactions: after.transactions - before.transactions,
    rows: after.rows - before.rows,
  };
}

/**
 * Recent changes with filters are read in batches of 500. Each batch is read once for the keys and once for the rows.
 */
const mostRows = 2500;

describe("a list reads the rows that it returns", () => {
  it.each(ordinaryRequests)("$name", async ({ name, parameters }) => {
    const { rows } = await costsOf(parameters(pages, 1));
    expect(rows).toBeLessThan(name.startsWith("recent changes") ? mostRows : 500);
  });
  it("unique alllinks", async () => {
    expect((await costsOf({ list: "alllinks", alunique: "1", allimit: "50" })).rows).toBeLessThan(500);
  });
});

describe("a request has one transaction, and as many statements for five pages as for fifty", () => {
  const titles = (count: number): string =>
    Array.from({ length: count }, (_, at) => `Page ${String(at + 100).padStart(8, "0")}`).join("|");
  it.each([
    "info|links|categories|templates|images",
    "revisions|linkshere|redirects|contributors",
    "extlinks|iwlinks|langlinks|pageprops|categoryinfo",
  ])("%s", async (prop) => {
    const [few, many] = [await costsOf({ titles: titles(5), prop }), await costsOf({ titles: titles(50), prop })];
    expect(many.statements).toBeLessThanOrEqual(few.statements);
    expect([few.transactions, many.transactions]).toEqual([1, 1]);
  });
});
