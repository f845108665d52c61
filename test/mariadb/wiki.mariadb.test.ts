import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMariadb, openSqlite, type Storage } from "../../packages/reference-server/src/index.ts";
import { seedStorage } from "../../packages/reference-server/src/seed/seed-storage.ts";
import { censusOf } from "../server/wiki/coherence/census.ts";
import { contradictions } from "../server/wiki/coherence/contradictions.ts";
import { facts } from "../server/wiki/coherence/facts.ts";
import { worlds } from "../server/wiki/coherence/random-world.ts";
import { askOf, member, now, type Ask } from "../server/wiki/support/asked-wiki.ts";
import { linkedSeed } from "../server/wiki/support/linked-pages.ts";
import { requests } from "../server/wiki/support/list-requests.ts";
import { pagedItems } from "../server/wiki/support/paged-items.ts";
import { address } from "./given.ts";
import { newDatabase } from "./new-database.ts";

/* The modules of the stored wiki give the same results on MariaDB as on SQLite. */

const clock = { now: () => now };

describe("a list, two by two, is the one that SQLite gives in whole", () => {
  let storages: readonly Storage[] = [];
  let [inMariadb, inSqlite]: Ask[] = [];

  beforeAll(async () => {
    storages = [await openMariadb(await newDatabase(address), clock), openSqlite(":memory:", clock)];
    for (const storage of storages) await seedStorage(storage, linkedSeed);
    [inMariadb, inSqlite] = storages.map((storage) => askOf(storage));
  });

  afterAll(() => Promise.all(storages.map((storage) => storage.close())));

  it.each(requests)("%s", async (name, prefix, request) => {
    const paged = (ask: Ask, limit: string): Promise<readonly string[]> =>
      pagedItems(ask, name, { ...request, [`${prefix}limit`]: limit }, member("Ann", 1, "sysop"));
    expect(await paged(inMariadb!, "2")).toEqual(await paged(inSqlite!, "max"));
  });
});

it("modules agree in random worlds", async () => {
  for (const world of fc.sample(worlds, { seed: 18, numRuns: 8 })) {
    const storage = await openMariadb(await newDatabase(address), clock);
    await seedStorage(storage, world);
    expect(contradictions(await censusOf(askOf(storage), world, { asker: "Ann", target: "Ash" }), facts)).toEqual([]);
    await storage.close();
  }
});
