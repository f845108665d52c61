import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openSqlite } from "../../../packages/reference-server/src/index.ts";
import { someGroup } from "./support.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiln-faults-"));
  file = join(folder, "server.db");
});

afterEach(() => rmSync(folder, { recursive: true }));

it("a database that may not grow is full in one unit of work, and not in the next that needs less", async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  const storage = openSqlite(file);
  const database = exec.mock.contexts[0] as DatabaseSync;
  exec.mockRestore();
  const { id } = await storage.write(({ tenants }) => tenants.insert({ code: "A", name: "a" }));
  const { page_count: pages } = database.prepare("PRAGMA page_count").get() as { readonly page_count: number };
  database.exec(`PRAGMA max_page_count = ${pages + 4}`);
  const insert = (length: number): Promise<string> =>
    storage.write(({ pagingGroups }) => pagingGroups.insert(id, { ...someGroup("x"), pa_pin: "1".repeat(length) }));
  await expect(insert(100_000)).rejects.toMatchObject({ name: "StorageUnavailable", statusCode: 503 });
  const small = await insert(10);
  expect(
    (await storage.read(({ pagingGroups }) => pagingGroups.list({ tenant: id }))).map((group) => group.pa_id),
  ).toEqual([small]);
  await storage.close();
});

it("a database that another has is waited for", async () => {
  const storage = openSqlite(file);
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  const insert = storage.write(({ tenants }) => tenants.insert({ code: "A", name: "a" }));
  expect(await Promise.race([insert, new Promise((resolve) => setTimeout(resolve, 100, "waits"))])).toBe("waits");
  other.exec("COMMIT");
  expect((await insert).code).toBe("A");
  other.close();
  await storage.close();
});
