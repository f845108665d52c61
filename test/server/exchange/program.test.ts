import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runHere } from "../program/run-here.ts";

const program = join(import.meta.dirname, "../../../packages/reference-server/src/program/main.ts");
const folder = mkdtempSync(join(tmpdir(), "kiln-program-"));

afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((resolve) =>
    execFile(process.execPath, [program, ...args], (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), out, error: said }),
    ),
  );

it("lists its options", async () => {
  const { code, out } = await run("--help");
  expect(code).toBe(0);
  for (const option of [
    "--port",
    "--host",
    "--database",
    "--demo",
    "--body-limit",
    "--rate-limit",
    "--log-level",
    "--trust-proxy",
  ])
    expect(out).toContain(option);
});

it.each([
  ["--port", "x"],
  ["--port", "70000"],
  ["--log-level", "loud"],
  ["--database", "mysql://a:secret@b"],
  ["--database", "postgres://a:secret@b/c"],
  ["--body-limit", "0"],
  ["--trust-proxy", "near"],
  ["--trust-proxy", "10.0.0.0/8,1"],
  ["--colour"],
  ["extra"],
])("refuses %s %s", async (...args) => {
  const { code, error } = await runHere(...args);
  expect(code).toBe(2);
  expect(error).toContain("--help");
  expect(error).not.toContain("secret");
});

it.each(["--help", "-h"])("prints its help with %s, for every command", async (flag) => {
  for (const args of [
    [flag],
    ["serve", flag],
    ["keys", flag],
    ["keys", "list", flag],
    ["tenants", flag],
    ["identities", "create", flag],
  ]) {
    expect(await runHere(...args)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Usage: kiln-server[\s\S]*-h, --help/) as string,
      error: "",
    });
  }
});

it.each([[], ["serve"], ["serve", "--port", "0"], ["keys"], ["keys", "list"], ["tenants", "create"], ["identities"]])(
  "prints its version with %s %s %s",
  async (...args) => {
    expect(await runHere(...args, "--version")).toEqual({ code: 0, out: "0.1.0\n", error: "" });
  },
);

it.each([
  [["--port", "0", "--host", "192.0.2.1"], /^listen EADDRNOTAVAIL.*\n$/],
  [["--port", "0", "--database", join(folder, "no/such/folder/a.db")], /no such file or directory, open .*a\.db/],
  [["--port", "0", "--replay", join(folder, "none.jsonl")], /none\.jsonl cannot be read: ENOENT\nSee: /],
  [["--port", "0", "--record", "x"], /^--record needs an upstream.*\nSee: /],
  [
    ["--port", "0", "--upstream", "http://127.0.0.1:1/api.php", "--record", join(folder, "no/such/folder/a.jsonl")],
    /^ENOENT.*\n$/,
  ],
  [["--port", "0", "--fault", "latency"], /^--fault: “latency” takes milliseconds.*\nSee: /],
])("%j is an error, before which nothing is logged or printed", async (args, error) => {
  expect(await run("--database", join(folder, "unused.db"), ...args)).toEqual({
    code: 2,
    out: "",
    error: expect.stringMatching(error) as string,
  });
});

it.each([
  [["--prot", "1"], "There is no option “--prot”. Did you mean “--port”?"],
  [["serv"], "There is no command “serv”. Did you mean “serve”?"],
  [["keys", "craete"], "There is no action “craete”. Known: create, list, revoke. Did you mean “create”?"],
  [["keys", "create", "global-full", "--labl", "x"], "There is no option “--labl”. Did you mean “--label”?"],
])("%j is a slip of the keyboard: the name that was meant is suggested", async (args, sentence) => {
  const { code, error } = await runHere(...args);
  expect([code, error.split("\n")[0]]).toEqual([2, sentence]);
});
