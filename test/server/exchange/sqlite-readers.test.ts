import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, StatementSync } from "node:sqlite";
import { afterAll, expect, it, vi } from "vitest";
import { openSqlite } from "../../../packages/reference-server/src/index.ts";

/* Reads of an SQLite file run during a write, and long statements run in a thread. */

const folder = mkdtempSync(join(tmpdir(), "kiln-readers-"));
const file = join(folder, "a.db");
const storage = openSqlite(file);
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const codes = (): Promise<readonly string[]> =>
  storage.read(async ({ tenants }) => (await tenants.list()).map(({ code }) => code));
const codesInBackground = (): Promise<readonly string[]> =>
  storage.readInBackground(async ({ tenants }) => (await tenants.list()).map(({ code }) => code));

it("a read does not wait for a writer, and sees what was written before", async () => {
  let commit: (() => void) | undefined;
  const writing = storage.write(async ({ tenants }) => {
    await tenants.insert({ code: "A", name: "A" });
    await new Promise<void>((resolve) => (commit = resolve));
  });
  await vi.waitFor(() => expect(commit).toBeDefined());
  expect([await codes(), await codesInBackground()]).toEqual([[], []]);
  commit?.();
  await writing;
  expect([await codes(), await codesInBackground()]).toEqual([["A"], ["A"]]);
});

it("a read does not wait for the lock of another process", async () => {
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const writing = storage.write(({ tenants }) => tenants.insert({ code: "B", name: "B" }));
  expect([await codes(), await codesInBackground()]).toEqual([["A"], ["A"]]);
  other.exec("COMMIT");
  other.close();
  await writing;
  expect(await codes()).toEqual(["A", "B"]);
});

it("statements in the background run in another thread", async () => {
  const statements = vi.spyOn(StatementSync.prototype, "all");
  expect(await codesInBackground()).toEqual(["A", "B"]);
  expect(statements).not.toHaveBeenCalled();
  await codes();
  expect(statements).toHaveBeenCalled();
  statements.mockRestore();
});

it("a read in the background sees one state, and must not write", async () => {
  const seen = await storage.readInBackground(async ({ tenants }) => {
    const before = await tenants.list();
    await storage.write((unit) => unit.tenants.insert({ code: "C", name: "C" }));
    return [before.length, (await tenants.list()).length];
  });
  expect(seen).toEqual([2, 2]);
  await expect(storage.readInBackground(({ tenants }) => tenants.insert({ code: "D", name: "D" }))).rejects.toThrow(
    "must not write",
  );
  expect(await codesInBackground()).toEqual(["A", "B", "C"]);
});
