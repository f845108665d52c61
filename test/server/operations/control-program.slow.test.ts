import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rootFolder } from "../../support/emit.ts";

it("the program goes back to its demo data, and its keys still open", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiln-control-"));
  const args = ["--port", "0", "--database", join(folder, "demo.db"), "--demo", "--control", "--log-level", "silent"];
  const child = spawn(process.execPath, [join(rootFolder, "packages/reference-server/src/program/main.ts"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let out = "";
  await new Promise<void>((resolve) =>
    child.stdout.on("data", (data: Buffer) => /tenant-read-only +\S+\n/.test((out += data.toString())) && resolve()),
  );
  const { origin } = new URL(/http:\S+/.exec(out)![0]);
  const [, full = ""] = /global-full +(\S+)/.exec(out)!;
  const groups = async (): Promise<readonly { readonly pa_id: string }[]> =>
    (
      await fetch(`${origin}/pbx/openapi.php/paginggroups?tenant=DEMO`, { headers: { "x-api-key": full } })
    ).json() as never;
  const before = await groups();
  expect(before).toHaveLength(1);
  await fetch(`${origin}/pbx/openapi.php/paginggroups/${before[0]!.pa_id}?tenant=DEMO`, {
    method: "DELETE",
    headers: { "x-api-key": full },
  });
  expect(await groups()).toEqual([]);
  await expect.poll(async () => (await fetch(`${origin}/_kiln/reset`, { method: "POST" })).status).toBe(200);
  expect(await groups()).toEqual(before);
  child.kill();
  await ended;
  rmSync(folder, { recursive: true });
});
