import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runHere } from "../program/run-here.ts";

const program = join(import.meta.dirname, "../../../packages/reference-server/src/program/main.ts");
const folder = mkdtempSync(join(tmpdir(), "kiln-program-"));

afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((resolve) => execFile(process.execPath, [program, ...args], (error, out, said) => resolve({ code: Number(error?.code ?? 0), out, error: said })));

/** What it prints until it listens. */
async function start(database = join(folder, "server.db")): Promise<{ child: ChildProcess; out: string; address: string }> {
  const child = spawn(process.execPath, [program, "--port", "0", "--database", database, "--demo", "--log-level", "silent"], { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (data: Buffer) => {
      out += data.toString();
      if (/Demo keys[\s\S]*tenant-read-only +\S+\n|demo data is there/.test(out)) resolve();
    });
    child.on("exit", reject);
  });
  return { child, out, address: /http:\S+openapi\.php/.exec(out)![0] };
}

it("says what it takes", async () => {
  const { code, out } = await run("--help");
  expect(code).toBe(0);
  for (const option of ["--port", "--host", "--database", "--demo", "--body-limit", "--rate-limit", "--log-level", "--trust-proxy"]) expect(out).toContain(option);
});

it.each([["--port", "x"], ["--port", "70000"], ["--log-level", "loud"], ["--database", "mysql://a:secret@b"], ["--database", "postgres://a:secret@b/c"], ["--body-limit", "0"], ["--trust-proxy", "near"], ["--trust-proxy", "10.0.0.0/8,1"], ["--colour"], ["extra"]])("refuses %s %s", async (...args) => {
  const { code, error } = await runHere(...args);
  expect(code).toBe(2);
  expect(error).toContain("--help");
  expect(error).not.toContain("secret");
});

it.each(["--help", "-h"])("prints its help with %s, for every command", async (flag) => {
  for (const args of [[flag], ["serve", flag], ["keys", flag], ["keys", "list", flag], ["tenants", flag], ["identities", "create", flag]]) {
    expect(await runHere(...args)).toMatchObject({ code: 0, out: expect.stringMatching(/Usage: kiln-server[\s\S]*-h, --help/) as string, error: "" });
  }
});

it.each([[], ["serve"], ["serve", "--port", "0"], ["keys"], ["keys", "list"], ["tenants", "create"], ["identities"]])("prints its version with %s %s %s", async (...args) => {
  expect(await runHere(...args, "--version")).toEqual({ code: 0, out: "0.1.0\n", error: "" });
});

it.each([
  [["--port", "0", "--host", "192.0.2.1"], /^listen EADDRNOTAVAIL.*\n$/],
  [["--port", "0", "--database", join(folder, "no/such/folder/a.db")], /no such file or directory, open .*a\.db/],
  [["--port", "0", "--replay", join(folder, "none.jsonl")], /none\.jsonl cannot be read: ENOENT\nSee: /],
  [["--port", "0", "--record", "x"], /^--record keeps what passes an upstream.*\nSee: /],
  [["--port", "0", "--upstream", "http://127.0.0.1:1/api.php", "--record", join(folder, "no/such/folder/a.jsonl")], /^ENOENT.*\n$/],
  [["--port", "0", "--fault", "latency"], /^--fault: “latency” takes milliseconds.*\nSee: /],
])("%j is an error, before which nothing is logged or printed", async (args, error) => {
  expect(await run("--database", join(folder, "unused.db"), ...args)).toEqual({ code: 2, out: "", error: expect.stringMatching(error) as string });
});

it.each([
  [["--prot", "1"], "There is no option “--prot”. Did you mean “--port”?"],
  [["serv"], "There is no command “serv”. Did you mean “serve”?"],
  [["keys", "craete"], "“craete” is none of create, list, revoke. Did you mean “create”?"],
  [["keys", "create", "global-full", "--labl", "x"], "There is no option “--labl”. Did you mean “--label”?"],
])("%j is a slip of the keyboard: the name that was meant is suggested", async (args, sentence) => {
  const { code, error } = await runHere(...args);
  expect([code, error.split("\n")[0]]).toEqual([2, sentence]);
});

it("makes demo data and prints its keys once; what it stored is there when it starts again", async () => {
  const first = await start();
  const keys = Object.fromEntries([...first.out.matchAll(/^ {2}(\S+) +(kiln_\S+)$/gm)].map((match) => [match[1]!, match[2]!]));
  expect(Object.keys(keys)).toEqual(["global-full", "global-read-only", "tenant-full", "tenant-read-only"]);
  const ask = (address: string, init: RequestInit = {}): Promise<Response> => fetch(`${address}/paginggroups?tenant=DEMO`, { ...init, headers: { "x-api-key": keys["tenant-full"]!, "content-type": "application/json" } });
  expect((await ask(first.address, { method: "POST", body: '{"name":"a","number":"1"}' })).status).toBe(201);
  expect(await (await fetch(`${new URL(first.address).origin}/api.php?action=query&format=json&formatversion=2`)).json()).toEqual({ batchcomplete: true });
  await stop(first.child);

  const second = await start();
  expect(second.out).not.toContain("kiln_");
  expect(await (await ask(second.address)).json()).toMatchObject([{ pa_name: "Everybody" }, { pa_name: "a" }]);
  await stop(second.child);
});

it("that cannot listen says why, and has made nothing", async () => {
  const first = await start(join(folder, "first.db"));
  const { code, error } = await run("--port", new URL(first.address).port, "--database", join(folder, "late.db"), "--demo", "--log-level", "silent");
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

/** It ends by itself when it is asked to. */
async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
}
