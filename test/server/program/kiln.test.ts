import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { run } from "../../../generators/index.ts";
import { rootFolder } from "../../support/emit.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Creates a project whose server program has this source. */
function project(program?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-serve-"));
  folders.push(folder);
  const place = join(folder, "packages/reference-server/src/program");
  mkdirSync(place, { recursive: true });
  if (program !== undefined) writeFileSync(join(place, "run.ts"), program);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  return folder;
}

async function kiln(
  folder: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly error: string }> {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await run(args, {
    out: (text) => out.push(text),
    error: (text) => error.push(text),
    color: false,
    folder,
    runner: "kiln",
    elapsed: () => 1,
  });
  return { code, out: out.join(""), error: error.join("") };
}

it("kiln serve and kiln keys are the server's own commands, with their own help", async () => {
  const serve = await kiln(rootFolder, "serve", "--help");
  expect(serve.code).toBe(0);
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
    expect(serve.out).toContain(option);
  expect(serve.out).toContain("Usage: kiln serve");
  expect((await kiln(rootFolder, "keys", "--help")).out).toContain("kiln keys create KIND");
  expect((await kiln(rootFolder, "--help")).out).toMatch(
    /^ {2}serve .*\n {2}keys .*\n {2}tenants .*\n {2}identities /m,
  );
});

it("kiln --help lists them only where there is such a server", async () => {
  const { out } = await kiln(join(rootFolder, "spec"), "--help");
  expect(out).toMatch(/^ {2}scaffold /m);
  expect(out).not.toMatch(/^ {2}(?:serve|keys|tenants|identities|users) /m);
});

it("all arguments go to the server's program, and its exit code comes back", async () => {
  const place = project("export const run = async (args, { name, out }) => (out(JSON.stringify([name, ...args])), 1);");
  expect(await kiln(place, "keys", "list", "--format", "json")).toEqual({
    code: 1,
    out: '["kiln","keys","list","--format","json"]',
    error: "",
  });
});

it("a project without a reference server is reported", async () => {
  const missing = {
    code: 2,
    out: "",
    error: expect.stringMatching(
      /^There is no reference server here: `kiln serve` runs packages\/reference-server\//,
    ) as string,
  };
  expect(await kiln(project(), "serve")).toEqual(missing);
  expect(await kiln(rootFolder, "serve", "--root", project(), "--port", "0")).toEqual(missing);
});

it("--root says whose server is meant, and is not handed over", async () => {
  const place = project("export const run = async (args, { out }) => (out(JSON.stringify(args)), 0);");
  for (const root of [["--root", place], [`--root=${place}`]]) {
    expect(await kiln(rootFolder, "serve", ...root, "--port", "0")).toEqual({
      code: 0,
      out: '["serve","--port","0"]',
      error: "",
    });
  }
  expect(await kiln(rootFolder, "serve", "--root")).toMatchObject({
    code: 2,
    error: expect.stringContaining("--root takes a folder") as string,
  });
});

it("without what the server needs there is the command that brings it", async () => {
  expect(await kiln(project('import "not-installed-here";\nexport const run = () => 0;'), "serve")).toMatchObject({
    code: 2,
    error: expect.stringMatching(/npm install\n.*not-installed-here/) as string,
  });
});
