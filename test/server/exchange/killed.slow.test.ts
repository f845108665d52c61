import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { databaseIn } from "./database.ts";
import { startProgram } from "./program.ts";
import { expectKept, writeHundred } from "./writes.ts";

it("a server that is killed in the middle of a hundred writes has kept all that it acknowledged", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiln-killed-"));
  const database = await databaseIn(join(folder, "server.db"));
  let program = await startProgram(database);
  const key = program.keys["tenant-full"]!;
  const all = new Set<string>();
  for (const [round, when] of [1, 60].entries()) {
    const { acknowledged } = await writeHundred(
      program,
      key,
      `round ${round}`,
      (count) => count === when && void program.kill(),
    );
    expect(acknowledged.size).toBeGreaterThanOrEqual(when);
    expect(acknowledged.size).toBeLessThan(100);
    for (const name of acknowledged) all.add(name);
    program = await startProgram(database);
    await expectKept(program, key, all);
  }
  expect(await program.stop()).toBe(0);
  rmSync(folder, { recursive: true });
});
