import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handlersOn, storedHandlersOn } from "../../../packages/wiki/src/query/handlers.ts";
import { readSeed } from "../../../packages/reference-server/src/seed/read-seed.ts";
import { storeSeed } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import { openStorage } from "../../../packages/reference-server/src/storage/open.ts";
import type { Storage } from "../../../packages/reference-server/src/storage/storage.ts";
import { fillWorld } from "../../bench-server/wiki/world.ts";
import { keepTable } from "../../support/readme-table.ts";
import { queryService } from "../../validators/service.ts";
import { factsIn, type Facts } from "../../wiki/differential/facts.ts";
import { databaseIn } from "../../wiki/differential/ours.ts";
import { beginningFor, pairsFor } from "../../wiki/differential/requests.ts";
import { exceptions } from "./plans/exceptions.ts";
import { costsOf, planOf } from "./plans/explain.ts";
import { recorded, type Ran } from "./plans/recorded.ts";
import { askOf, member, siteOn, type Ask } from "./support/asked-wiki.ts";
import { companionsOf } from "./support/companions.ts";

/*
 * For any parameters of a request, its statements read only rows found by an index, and only as far as needed. None
 * reads or sorts a whole table. `UPDATE_PLANS=1` writes the plans of plain requests, and the exceptions, into the
 * chapter about the stored wiki.
 */

const readme = join(import.meta.dirname, "../../../packages/wiki/docs/internals.md");
const folder = mkdtempSync(join(tmpdir(), "kiln-plans-"));
const service = queryService();
let storage: Storage;
let database: DatabaseSync;
let facts: Facts;
let ask: Ask;
const ran: Ran[] = [];

beforeAll(async () => {
  const seed = await readSeed(join(import.meta.dirname, "../../wiki/differential/seed.yaml"));
  facts = factsIn(await databaseIn(folder, "seed.db", seed));
  const file = join(folder, "wiki.db");
  storage = await openStorage(file);
  // Enough rows that lists are read in several windows.
  await fillWorld(storage, { revisions: 1500 });
  await storeSeed(storage, seed);
  database = new DatabaseSync(file, { readOnly: true });
  ask = askOf(recorded(storage, (one) => void (one.isTally || ran.push(one))));
});

afterAll(async () => {
  database.close();
  await storage.close();
  rmSync(folder, { recursive: true });
});

const sysop = member("Ada", 1, "sysop");

async function statementsOf(request: Readonly<Record<string, string>>): Promise<readonly Ran[]> {
  ran.length = 0;
  await ask(request, sysop);
  return [...new Map(ran.map((one) => [one.sql, one])).values()];
}

test("no request reads or sorts a whole table", async () => {
  const handlers = { ...handlersOn(siteOn(storage)).modules, ...storedHandlersOn(siteOn(storage)).modules };
  const modules = service.modules.filter(({ name }) => name in handlers);
  const known = new Map<string, readonly string[]>();
  const dear = new Set<string>();
  const excused = new Set<string>();
  const table = ["| module | how SQLite finds its rows |", "| --- | --- |"];
  const excuses = [
    "| plan that sorts | why its cost is low |",
    "| --- | --- |",
    ...Object.entries(exceptions).map(([plan, reason]) => `| ${plan} | ${reason} |`),
  ];
  for (const module of modules) {
    const wishes = { service, facts, count: 1, seed: 1 };
    const plain = beginningFor(wishes, module);
    const filtered = module.parameters.flatMap((parameter) =>
      [...pairsFor(wishes, module, parameter)].map((pair) => ({
        ...pair.with,
        ...companionsOf(module, parameter.name),
      })),
    );
    for (const request of [plain, ...filtered]) {
      for (const one of await statementsOf(request)) {
        const plan = known.get(one.sql) ?? planOf(database, one);
        known.set(one.sql, plan);
        const costs = costsOf(plan, one);
        if (costs.length === 0) continue;
        const exception = Object.keys(exceptions).find((beginning) => plan.join("; ").startsWith(beginning));
        if (exception !== undefined) excused.add(exception);
        else dear.add(`${module.name}: ${plan.join("; ")} (${one.sql.replace(/^.* FROM /, "… FROM ")})`);
      }
      if (request === plain)
        table.push(...ran.slice(0, 1).map((one) => `| ${module.name} | ${planOf(database, one).join("; ")} |`));
    }
  }
  expect(known.size).toBeGreaterThan(300);
  expect([...dear]).toEqual([]);
  expect([...excused].toSorted()).toEqual(Object.keys(exceptions).toSorted());
  if (process.env["UPDATE_PLANS"] === "1")
    keepTable(
      readme,
      { name: "plans", command: { whole: "UPDATE_PLANS=1 npm run test:slow test/server/wiki/plans" } },
      [...table, "", ...excuses].join("\n"),
    );
}, 120_000);
