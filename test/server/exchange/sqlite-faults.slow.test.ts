import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { open } from "./support.ts";

it("a database that another has for too long is answered 503, and serves again when it is free", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiln-busy-"));
  const file = join(folder, "server.db");
  const place = await open({ database: file });
  const write = (): Promise<{ readonly status: number; readonly code: string | undefined }> =>
    place.ask("POST", "/paginggroups", { key: place.keys["tenant-full"], query: { tenant: "A" }, body: { name: "a", number: "1" } });
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  expect(await write()).toMatchObject({ status: 503, code: "service_unavailable" });
  other.exec("ROLLBACK");
  expect((await write()).status).toBe(201);
  other.close();
  await place.close();
  rmSync(folder, { recursive: true });
});
