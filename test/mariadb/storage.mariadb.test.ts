import { readdirSync } from "node:fs";
import { createConnection, type Connection } from "mariadb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMariadb, type Storage } from "../../packages/reference-server/src/index.ts";
import { readAddress } from "../../packages/reference-server/src/storage/mariadb/connect.ts";
import { storageSuite } from "../server/exchange/storage-suite.ts";
import { someGroup } from "../server/exchange/support.ts";
import { address } from "./given.ts";
import { newDatabase } from "./new-database.ts";

storageSuite("MariaDB", async () => {
  const database = await newDatabase(address);
  return { open: (options) => openMariadb(database, options), remove: async () => {} };
});

let database: string;
let direct: Connection;

beforeEach(async () => {
  database = await newDatabase(address);
  direct = await createConnection({ ...readAddress(database), multipleStatements: true });
});

afterEach(() => direct.end());

const tables = async (): Promise<number> => (await direct.query("SHOW TABLES")).length;
const addTenant = (storage: Storage, code: string): Promise<string> =>
  storage.write(({ tenants }) => tenants.insert({ code, name: code })).then(({ id }) => id);

describe("the schema", () => {
  const migrations = readdirSync(new URL("../../packages/reference-server/migrations/mariadb/", import.meta.url));
  const versions = migrations.map((_, index) => ({ mi_version: index + 1 }));

  it("is made once by eight who start at once", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => openMariadb(database)));
    expect(await direct.query("SELECT * FROM migrations")).toEqual(versions);
    expect(
      await Promise.all(all.map((storage, index) => addTenant(storage, `T${index}`))).then((ids) =>
        ids.map(Number).sort(),
      ),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await Promise.all(all.map((storage) => storage.close()));
  });

  it("that was begun, and not ended, is ended, and what is in it stays", async () => {
    await (await openMariadb(database)).close();
    await direct.query(
      "DELETE FROM migrations; DROP TABLE receipts; DROP TABLE de_destinations; UPDATE counters SET co_value = 7 WHERE co_name = 'te_tenants'",
    );
    const storage = await openMariadb(database);
    expect(await addTenant(storage, "A")).toBe("8");
    expect(
      await storage.write(({ idempotency }) => idempotency.claim({ caller: "c", key: "k", fingerprint: "f" })),
    ).toBeUndefined();
    await storage.close();
  });

  it("of a later version is left alone", async () => {
    await direct.query(
      "CREATE TABLE migrations (mi_version INT NOT NULL PRIMARY KEY); INSERT INTO migrations VALUES (99)",
    );
    await expect(openMariadb(database)).rejects.toThrow(/schema version 99/);
    expect(await tables()).toBe(1);
  });
});

describe("work that meets another's", () => {
  /** Makes `count` inserts of groups fail like a deadlock. The counter is not part of a transaction. */
  const deadlocks = (count: number): Promise<unknown> =>
    direct.query(`CREATE TABLE fails (left_over INT) ENGINE=Aria TRANSACTIONAL=0; INSERT INTO fails VALUES (${count});
    CREATE TRIGGER fails BEFORE INSERT ON pa_paginggroups FOR EACH ROW BEGIN
      UPDATE fails SET left_over = left_over - 1;
      IF (SELECT left_over FROM fails) >= 0 THEN SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213; END IF;
    END`);

  it("is done again from its beginning, and once", async () => {
    const storage = await openMariadb(database);
    const of = await addTenant(storage, "A");
    await deadlocks(3);
    let runs = 0;
    const id = await storage.write(async ({ pagingGroups, idempotency }) => {
      runs++;
      expect(await idempotency.claim({ caller: "c", key: "k", fingerprint: "f" })).toBeUndefined();
      return pagingGroups.insert(of, someGroup("x"));
    });
    expect([runs, id]).toEqual([4, "1"]);
    await storage.close();
  });

  it("waits for one who hangs, and is refused after a while", async () => {
    const storage = await openMariadb(database);
    await direct.query("START TRANSACTION; UPDATE counters SET co_value = co_value + 1 WHERE co_name = 'writes'");
    await expect(addTenant(storage, "A")).rejects.toMatchObject({ name: "StorageUnavailable", statusCode: 503 });
    await direct.query("ROLLBACK");
    expect(await addTenant(storage, "A")).toBe("1");
    await storage.close();
  });
});

describe("a connection", () => {
  it("that the database closes is replaced", async () => {
    const storage = await openMariadb(database);
    const of = await addTenant(storage, "A");
    for (let round = 0; round < 3; round++) {
      await Promise.all(Array.from({ length: 12 }, () => storage.read(({ tenants }) => tenants.find("A"))));
      const others = await direct.query(
        "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()",
      );
      expect(others.length).toBeGreaterThan(1);
      for (const { id } of others) await direct.query(`KILL ${id}`);
      expect((await storage.read(({ tenants }) => tenants.find("A")))?.id).toBe(of);
      expect(await addTenant(storage, `B${round}`)).toMatch(/^\d+$/);
    }
    await storage.close();
  });

  it("that cannot be made is an error that says why, without the password", async () => {
    const wrong = database.replace(/:[^:@/]*@/, ":secret-of-mine@");
    for (const [given, why] of [
      [wrong, /Access denied/],
      [database.replace(/:\d+\//, ":1/"), /ECONNREFUSED/],
      [`${database}_none`, /Unknown database/],
    ] as const) {
      const error = await openMariadb(given).then(
        () => undefined,
        (reason: Error) => reason,
      );
      expect(error?.message).toMatch(why);
      expect(`${error?.message}${error?.stack}`).not.toContain("secret-of-mine");
    }
  });
});

it("what does not fit is refused, not cut", async () => {
  const storage = await openMariadb(database);
  await direct.query("SET GLOBAL sql_mode = ''");
  await expect(addTenant(storage, "A".repeat(300))).rejects.toThrow(/too long/);
  await storage.close();
});

it("an error of a statement does not repeat its values", async () => {
  const storage = await openMariadb(database);
  const error = await addTenant(storage, "secret-of-mine".padEnd(300)).then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect(error?.message).toMatch(/te_code/);
  expect(`${error?.message}${error?.stack}`).not.toContain("secret-of-mine");
  await storage.close();
});
