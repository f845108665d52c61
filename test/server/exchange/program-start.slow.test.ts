import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const program = join(import.meta.dirname, "../../../packages/reference-server/src/program/main.ts");
const folder = mkdtempSync(join(tmpdir(), "kiln-program-"));

afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((resolve) =>
    execFile(process.execPath, [program, ...args], (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), out, error: said }),
    ),
  );

/** Starts the program and returns its output up to the point at which it listens. */
async function start(
  database = join(folder, "server.db"),
): Promise<{ child: ChildProcess; out: string; address: string }> {
  const child = spawn(
    process.execPath,
    [program, "--port", "0", "--database", database, "--demo", "--log-level", "silent"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let out = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (data: Buffer) => {
      out += data.toString();
      if (/Demo keys[\s\S]*tenant-read-only +\S+\n|demo data already exists/.test(out)) resolve();
    });
    child.on("exit", reject);
  });
  return { child, out, address: /http:\S+openapi\.php/.exec(out)![0] };
}

it("makes demo data and prints its keys once; what it stored is there when it starts again", async () => {
  const first = await start();
  const keys = Object.fromEntries(
    [...first.out.matchAll(/^ {2}(\S+) +(kiln_\S+)$/gm)].map((match) => [match[1]!, match[2]!]),
  );
  expect(Object.keys(keys)).toEqual(["global-full", "global-read-only", "tenant-full", "tenant-read-only"]);
  const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${address}/paginggroups?tenant=DEMO`, {
      ...init,
      headers: { "x-api-key": keys["tenant-full"]!, "content-type": "application/json" },
    });
  expect((await ask(first.address, { method: "POST", body: '{"name":"a","number":"1"}' })).status).toBe(201);
  expect(
    await (await fetch(`${new URL(first.address).origin}/api.php?action=query&format=json&formatversion=2`)).json(),
  ).toEqual({ batchcomplete: true });
  await stop(first.child);

  const second = await start();
  expect(second.out).not.toContain("kiln_");
  expect(await (await ask(second.address)).json()).toMatchObject([{ pa_name: "Everybody" }, { pa_name: "a" }]);
  await stop(second.child);
});

it("that cannot listen says why, and has made nothing", async () => {
  const first = await start(join(folder, "first.db"));
  const { code, error } = await run(
    "--port",
    new URL(first.address).port,
    "--database",
    join(folder, "late.db"),
    "--demo",
    "--log-level",
    "silent",
  );
  expect([code, error]).toEqual([2, expect.stringMatching(/^listen EADDRINUSE.*\n$/) as string]);
  await stop(first.child);
  const second = await start(join(folder, "late.db"));
  expect(second.out).toContain("kiln_gf_");
  await stop(second.child);
});

it("may start twice at once on a new database", async () => {
  const both = await Promise.all([start(join(folder, "two.db")), start(join(folder, "two.db"))]);
  expect(both.map(({ out }) => out.includes("kiln_gf_")).sort()).toEqual([false, true]);
  await Promise.all(both.map(({ child }) => stop(child)));
});

/** Stops the program with a signal and expects a clean exit. */
async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
}
