import { afterAll, beforeAll, expect, it } from "vitest";
import { demoWorld } from "../../packages/reference-server/src/demo.ts";
import { openMariadb, openSqlite, type Storage } from "../../packages/reference-server/src/index.ts";
import { queryPages } from "../../packages/wiki/src/query/query-pages/query-pages.ts";
import { seedStorage } from "../../packages/reference-server/src/seed/seed-storage.ts";
import { siteOn } from "../server/wiki/support/asked-wiki.ts";
import { address } from "./given.ts";
import { newDatabase } from "./new-database.ts";

/* The lists of special pages: rows counted by kind, and rows in the order of an index. */

let storages: readonly Storage[] = [];

beforeAll(async () => {
  storages = [await openMariadb(await newDatabase(address)), openSqlite(":memory:")];
  for (const storage of storages) await seedStorage(storage, demoWorld);
}, 60_000);

afterAll(async () => void (await Promise.all(storages.map((storage) => storage.close()))));

it.each(Object.entries(queryPages))("%s lists the same in MariaDB as in SQLite", async (_, list) => {
  for (const [offset, wanted] of [
    [0, 1000],
    [2, 3],
  ] as const) {
    const [mariadb, sqlite] = await Promise.all(storages.map((storage) => list(siteOn(storage), offset, wanted)));
    expect(mariadb).toEqual(sqlite);
  }
});
