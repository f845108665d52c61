import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { openSqlite } from "../../../packages/reference-server/src/index.ts";
import { storageSuite } from "./storage-suite.ts";

const newFolder = (): string => mkdtempSync(join(tmpdir(), "kiln-storage-"));

storageSuite("SQLite", async () => {
  const folder = newFolder();
  return {
    open: async (options) => openSqlite(join(folder, "server.db"), options),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});

it("SQLite writes ahead, and each commit is on disk before it is answered", async () => {
  const folder = newFolder();
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  const storage = openSqlite(join(folder, "server.db"));
  const database = exec.mock.contexts[0] as DatabaseSync;
  expect([database.prepare("PRAGMA journal_mode").get(), database.prepare("PRAGMA synchronous").get()]).toEqual([{ journal_mode: "wal" }, { synchronous: 2 }]);
  exec.mockRestore();
  await storage.close();
  rmSync(folder, { recursive: true });
});

it("a database of an earlier version gets what is new, and keeps what it has", async () => {
  const folder = newFolder();
  const file = join(folder, "server.db");
  const earlier = new DatabaseSync(file);
  earlier.exec(readFileSync(new URL("../../../packages/reference-server/migrations/sqlite/001-exchange.sql", import.meta.url), "utf8"));
  earlier.exec("INSERT INTO te_tenants (te_code, te_name) VALUES ('OLD', 'Old'); PRAGMA user_version = 1");
  earlier.close();
  const storage = openSqlite(file);
  expect(await storage.read(({ tenants }) => tenants.find("OLD"))).toMatchObject({ code: "OLD" });
  expect(await storage.write(({ accounts }) => accounts.insert({ name: "Ann", password: "x", groups: [], registered: 0 }))).toBe("1");
  await storage.close();
  rmSync(folder, { recursive: true });
});

it("a database of a later version is left alone", () => {
  const folder = newFolder();
  const file = join(folder, "server.db");
  const later = new DatabaseSync(file);
  later.exec("PRAGMA user_version = 99");
  later.close();
  expect(() => openSqlite(file)).toThrow(/schema 99/);
  const again = new DatabaseSync(file);
  expect(again.prepare("SELECT count(*) AS tables FROM sqlite_schema").get()).toEqual({ tables: 0 });
  again.close();
  rmSync(folder, { recursive: true });
});
