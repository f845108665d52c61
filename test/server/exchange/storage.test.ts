import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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

it("SQLite uses write-ahead logging, and each commit is on disk before the response", async () => {
  const folder = newFolder();
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  const storage = openSqlite(join(folder, "server.db"));
  const database = exec.mock.contexts[0] as DatabaseSync;
  expect([database.prepare("PRAGMA journal_mode").get(), database.prepare("PRAGMA synchronous").get()]).toEqual([
    { journal_mode: "wal" },
    { synchronous: 2 },
  ]);
  exec.mockRestore();
  await storage.close();
  rmSync(folder, { recursive: true });
});

/** Returns the permissions of the files that belong to a database. */
function modesOf(file: string): readonly string[] {
  return [file, `${file}-wal`, `${file}-shm`].map((one) => (statSync(one).mode & 0o777).toString(8));
}

it("only the owner can read a database file and the files of SQLite next to it", async () => {
  const folder = newFolder();
  const file = join(folder, "server.db");
  const mask = process.umask(0);
  const storage = openSqlite(file);
  process.umask(mask);
  await storage.write(({ tenants }) => tenants.insert({ code: "A", name: "a" }));
  expect(modesOf(file)).toEqual(["600", "600", "600"]);
  chmodSync(file, 0o644);
  await storage.close();
  const again = openSqlite(file);
  expect(modesOf(file)[0]).toBe("600");
  await again.close();
  rmSync(folder, { recursive: true });
});

it.each<readonly [string, (file: string) => void, RegExp]>([
  [
    "another program's tables",
    (file) => made(file, "CREATE TABLE bookmarks (id INTEGER); PRAGMA user_version = 1"),
    /of another program/,
  ],
  ["another program's id", (file) => made(file, "PRAGMA application_id = 1"), /of another program/],
  [
    "no database",
    (file) => writeFileSync(file, "This is a letter to somebody, and no database at all.\n".repeat(50)),
    /not an SQLite database/,
  ],
])("a file of %s is refused and left unchanged", (_, make, message) => {
  const folder = newFolder();
  const file = join(folder, "other.db");
  make(file);
  chmodSync(file, 0o644);
  const before = readFileSync(file);
  expect(() => openSqlite(file)).toThrow(message);
  expect([readFileSync(file).equals(before), statSync(file).mode & 0o777]).toEqual([true, 0o644]);
  rmSync(folder, { recursive: true });
});

it("a database of the version before, which does not say whose it is, is opened", async () => {
  const folder = newFolder();
  const file = join(folder, "server.db");
  const storage = openSqlite(file);
  const { id } = await storage.write(({ tenants }) => tenants.insert({ code: "A", name: "a" }));
  await storage.close();
  made(file, "PRAGMA application_id = 0");
  const again = openSqlite(file);
  expect((await again.read(({ tenants }) => tenants.find("A")))?.id).toBe(id);
  await again.close();
  expect(made(file, "")).toEqual({ application_id: 0x4b696c6e });
  rmSync(folder, { recursive: true });
});

/** Runs statements on a file and returns its application id. */
function made(file: string, statements: string): unknown {
  const database = new DatabaseSync(file);
  database.exec(statements);
  const id = database.prepare("PRAGMA application_id").get();
  database.close();
  return { ...id };
}

it("a database of an earlier version gets what is new, and keeps what it has", async () => {
  const folder = newFolder();
  const file = join(folder, "server.db");
  const earlier = new DatabaseSync(file);
  earlier.exec(
    readFileSync(
      new URL("../../../packages/reference-server/migrations/sqlite/001-exchange.sql", import.meta.url),
      "utf8",
    ),
  );
  earlier.exec("INSERT INTO te_tenants (te_code, te_name) VALUES ('OLD', 'Old'); PRAGMA user_version = 1");
  earlier.close();
  const storage = openSqlite(file);
  expect(await storage.read(({ tenants }) => tenants.find("OLD"))).toMatchObject({ code: "OLD" });
  expect(
    await storage.write(({ accounts }) => accounts.insert({ name: "Ann", password: "x", groups: [], registered: 0 })),
  ).toBe("1");
  await storage.close();
  rmSync(folder, { recursive: true });
});

it("a database of a later version is left alone", () => {
  const folder = newFolder();
  const file = join(folder, "server.db");
  const later = new DatabaseSync(file);
  later.exec("PRAGMA user_version = 99");
  later.close();
  expect(() => openSqlite(file)).toThrow(/schema version 99/);
  const again = new DatabaseSync(file);
  expect(again.prepare("SELECT count(*) AS tables FROM sqlite_schema").get()).toEqual({ tables: 0 });
  again.close();
  rmSync(folder, { recursive: true });
});
