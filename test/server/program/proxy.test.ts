import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rootFolder } from "../../support/emit.ts";
import { open } from "../exchange/support.ts";

it("a proxy reports its observations at the end, and stores nothing", async () => {
  const place = await open();
  const upstream = await place.listen();
  const args = [
    "--port",
    "0",
    "--log-level",
    "warn",
    "--upstream",
    `${upstream}/api.php`,
    "--exchange-upstream",
    `${upstream}/pbx/openapi.php`,
    "--database",
    "/nowhere/at/all.db",
  ];
  const child = spawn(process.execPath, [join(rootFolder, "packages/reference-server/src/program/main.ts"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  const address = await new Promise<string>((resolve, reject) => {
    child.on("exit", reject).stdout.on("data", (data: Buffer) => {
      out += data.toString();
      const match = /^Report +(\S+)\/_kiln\/report$/m.exec(out);
      if (match) resolve(match[1]!);
    });
  });
  expect(out).toContain(`forwarded to ${upstream}/api.php`);
  expect(
    await (await fetch(`${address}/api.php?action=query&format=json&list=allpages&aplimit=x&apnosuch=1`)).json(),
  ).toMatchObject({ error: { code: "badinteger" } });
  expect(
    await (
      await fetch(`${address}/pbx/openapi.php/paginggroups?tenant=A`, {
        headers: { "x-api-key": place.keys["tenant-full"] },
      })
    ).json(),
  ).toEqual([]);
  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.kill("SIGINT");
  expect(await ended).toBe(0);
  const summary = out.slice(out.lastIndexOf("\n\n"));
  expect(summary).toMatch(/query +1 requests \(0 that the spec does not describe\), 1 responses/);
  expect(summary).toMatch(/exchange +1 requests/);
  expect(summary).toContain("Violations of the contract: 1\n");
  const differs =
    /Violate a documented statement: 0\nDiffer from a decision of the spec: 1\n +1 {2}client +badinteger +query allpages: aplimit \(D-117\)\n/;
  expect(summary).toMatch(differs);
  await place.close();
});
