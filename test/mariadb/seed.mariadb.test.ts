import { expect, it } from "vitest";
import { demoWorld } from "../../packages/reference-server/src/demo.ts";
import { openMariadb, openSqlite, type Storage } from "../../packages/reference-server/src/index.ts";
import { seedStorage } from "../../packages/reference-server/src/seed/seed-storage.ts";
import { tables, type Column, type Table } from "../../packages/wiki/src/storage/tables.ts";
import { address } from "./given.ts";
import { newDatabase } from "./new-database.ts";

/** Returns all rows of a table in sorted order. */
function rowsOf(storage: Storage, table: Table): Promise<readonly string[]> {
  const columns = Object.keys(tables[table].columns).map((name) => `${table}.${name}` as Column);
  return storage.read(async ({ wiki }) =>
    (await wiki.select({ from: table, columns })).map((row) => JSON.stringify(row)).toSorted(),
  );
}

it("a seed makes the same rows in MariaDB as in SQLite, and once", async () => {
  const [mariadb, sqlite] = [await openMariadb(await newDatabase(address)), openSqlite(":memory:")];
  for (const storage of [mariadb, sqlite])
    expect(await seedStorage(storage, demoWorld)).toMatchObject({ kind: "stored" });
  let compared = 0;
  for (const table of Object.keys(tables) as readonly Table[]) {
    const expected = await rowsOf(sqlite, table);
    compared += expected.length;
    expect(await rowsOf(mariadb, table), table).toEqual(expected);
  }
  expect(compared).toBeGreaterThan(2000);
  expect(await seedStorage(mariadb, demoWorld)).toEqual({ kind: "there", isSame: true });
  await Promise.all([mariadb.close(), sqlite.close()]);
});
