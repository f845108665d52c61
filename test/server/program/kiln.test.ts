import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { run } from "../../../generators/index.ts";
import { internalError, isInternal } from "../../../packages/server/src/program/internal-error.js";
import { rootFolder } from "../../support/emit.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A project whose server's program is this text. */
function project(program?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-serve-"));
  folders.push(folder);
  const place = join(folder, "packages/server/src/program");
  mkdirSync(place, { recursive: true });
  if (program !== undefined) writeFileSync(join(place, "run.js"), program);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  return folder;
}

async function kiln(folder: string, ...args: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly error: string }> {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await run(args, { out: (text) => out.push(text), error: (text) => error.push(text), color: false, folder, runner: "kiln", elapsed: () => 1 });
  return { code, out: out.join(""), error: error.join("") };
}

it("kiln serve and kiln keys are the server's own commands, with their own help", async () => {
  const serve = await kiln(rootFolder, "serve", "--help");
  expect(serve.code).toBe(0);
  for (const option of ["--port", "--host", "--database", "--demo", "--body-limit", "--rate-limit", "--log-level", "--trust-proxy"]) expect(serve.out).toContain(option);
  expect(serve.out).toContain("Usage: kiln serve");
  expect((await kiln(rootFolder, "keys", "--help")).out).toContain("kiln keys create KIND");
  expect((await kiln(rootFolder, "--help")).out).toMatch(/^ {2}serve .*\n {2}keys /m);
});

it("all arguments go to the server's program, and its exit code comes back", async () => {
  const place = project('export const run = async (args, { name, out }) => (out(JSON.stringify([name, ...args])), 1);');
  expect(await kiln(place, "keys", "list", "--format", "json")).toEqual({ code: 1, out: '["kiln","keys","list","--format","json"]', error: "" });
});

it.each([
  ["a TypeError", new TypeError("x is not a function"), true],
  ["what is no error", "x", true],
  ["an error for people", new Error("There is no tenant “x”"), false],
  ["an error of the system", Object.assign(new TypeError("Invalid URL"), { code: "ERR_INVALID_URL" }), false],
])("%s: internal to the server or not", (_, error, expected) => {
  expect(isInternal(error)).toBe(expected);
});

it("an internal error of the server is one sentence, and shows its stack where that is asked for", () => {
  const say = (...args: readonly string[]): string => {
    const said: string[] = [];
    expect(internalError(new TypeError("x is not a function\nin y"), args, { error: (text) => said.push(text) })).toBe(3);
    return said.join("");
  };
  expect(say("serve")).toBe("internal error: x is not a function. This is a bug in Kiln; please report it with the command, with the stack that --debug shows.\n");
  expect(say("serve", "--debug")).toMatch(/with the stack below\.\nTypeError: x is not a function\nin y\n {4}at /);
});

it("without a server there is a word about it", async () => {
  expect(await kiln(project(), "serve")).toMatchObject({ code: 2, error: expect.stringContaining("packages/server/src/program/run.js") as string });
});

it("without what the server needs there is the command that brings it", async () => {
  expect(await kiln(project('import "not-installed-here";\nexport const run = () => 0;'), "serve")).toMatchObject({ code: 2, error: expect.stringMatching(/npm install\n.*not-installed-here/) as string });
});
