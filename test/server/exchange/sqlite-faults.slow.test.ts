import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { startProgram, type Reply } from "./program.ts";
import { open } from "./support.ts";
import { expectKept, writeHundred } from "./writes.ts";

it("a database that another process locks for too long causes 503, and works again when it is free", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiln-busy-"));
  const file = join(folder, "server.db");
  const place = await open({ database: file });
  const write = (): Promise<{ readonly status: number; readonly code: string | undefined }> =>
    place.ask("POST", "/paginggroups", {
      key: place.keys["tenant-full"],
      query: { tenant: "A" },
      body: { name: "a", number: "1" },
    });
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  expect(await write()).toMatchObject({ status: 503, code: "service_unavailable" });
  other.exec("ROLLBACK");
  expect((await write()).status).toBe(201);
  other.close();
  await place.close();
  rmSync(folder, { recursive: true });
});

it("a full disk causes 503, loses nothing, and is written to again when there is room", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiln-full-"));
  const file = join(folder, "server.db");
  const first = await startProgram(file);
  const key = first.keys["tenant-full"]!;
  const before = await writeHundred(first, key, "before");
  expect(before.refused).toEqual([]);
  await first.stop();

  // Limits the size of every file, in blocks of 512 bytes.
  const full = await startProgram(file, "ulimit -f 300");
  const pin = "9".repeat(255);
  const create = (name: string): Promise<Reply> =>
    full.ask("POST", "/paginggroups", { key, body: { name, number: "1", members: [1, 2, 3], pin } });
  const made = new Set(before.acknowledged);
  let last = await create("full 0");
  for (let count = 1; last.status === 201 && count < 100; count++) {
    made.add(`full ${count - 1}`);
    last = await create(`full ${count}`);
  }
  expect(last).toMatchObject({ status: 503, json: { error: { code: "service_unavailable" } } });
  expect(made.size).toBeGreaterThan(100);
  await expectKept(full, key, made);
  await full.kill();

  const roomy = await startProgram(file);
  await expectKept(roomy, key, made);
  expect((await writeHundred(roomy, key, "after")).refused).toEqual([]);
  expect(await roomy.stop()).toBe(0);
  rmSync(folder, { recursive: true });
});
