import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/*
 * Tests how `generate` and `check` handle the runtime's build, in a copy of the compiler with a small spec. The tests
 * depend on their order.
 */

const home = join(import.meta.dirname, "../..");
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "kiln-copy-"));
  for (const folder of ["generators", "scripts", "templates"]) {
    cpSync(join(home, folder), join(copy, folder), { recursive: true, filter: (path) => !isBuild(path) });
  }
  for (const file of ["package.json", "tsconfig.json"]) cpSync(join(home, file), join(copy, file));
  cpSync(join(home, "test/cases/base/spec"), join(copy, "spec"), { recursive: true });
  cpSync(join(home, "spec/schema"), join(copy, "spec/schema"), { recursive: true });
  mkdirSync(join(copy, "packages"));
  symlinkSync(join(home, "node_modules"), join(copy, "node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function isBuild(path: string): boolean {
  return /^build(?:-\d+)?$/.test(basename(path));
}

function kiln(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/kiln.js", ...args], {
    cwd: copy,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

interface Result {
  readonly verdict?: string;
  readonly diagnostics: readonly { readonly code: string }[];
}

const codesOf = ({ diagnostics }: Result): readonly string[] => diagnostics.map(({ code }) => code);

const source = (): string => join(copy, "templates/runtime/http/client/retries.ts");

function editSource(from: string, to: string): void {
  const text = readFileSync(source(), "utf8");
  expect(text).toContain(from);
  writeFileSync(source(), text.replace(from, to));
}

test("check reports that there is no build, and does not say clean", () => {
  const { status, stdout, stderr } = kiln("check");
  expect(stderr).toContain("error[stale-runtime]: The build of the packages' runtime is missing");
  expect(stdout).not.toContain("clean");
  expect(status).toBe(1);
});

test("generate builds a missing runtime, and reports it in one line", () => {
  const { status, stdout, stderr } = kiln("generate");
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^runtime {5}built from templates\/runtime$/m);
  expect(status).toBe(0);
  expect(kiln("generate").stdout).not.toContain("runtime  ");
  expect(kiln("check")).toMatchObject({ status: 0, stdout: expect.stringContaining("clean") });
});

test("after an edit of a source, check reports a stale build; docs builds it, and generate brings it into the packages", () => {
  editSource("const base = 0.5;", "const base = 0.25;");
  const { status, stdout, stderr } = kiln("check");
  expect(stderr).toContain("error[stale-runtime]: The build of the packages' runtime is stale");
  expect(stdout).not.toContain("clean");
  expect(status).toBe(1);
  const json = JSON.parse(kiln("check", "--json").stdout) as Result;
  expect(json.verdict).toBe("drift");
  expect(codesOf(json)).toEqual(["stale-runtime"]);
  expect(kiln("docs")).toMatchObject({
    status: 0,
    stderr: "",
    stdout: expect.stringMatching(/^runtime {5}built from templates\/runtime$/m),
  });
  expect(kiln("docs").stdout).not.toContain("runtime  ");
  expect(kiln("generate").status).toBe(0);
  expect(readFileSync(join(copy, "packages/client/generated/runtime/http/client/retries.js"), "utf8")).toContain(
    "const base = 0.25;",
  );
  expect(kiln("check").status).toBe(0);
});

test("a type error ends generate and docs with its place, and nothing is written", () => {
  editSource("const base = 0.25;", 'const base: string = "0.25";');
  const json = JSON.parse(kiln("generate", "--json").stdout) as Result;
  expect(codesOf(json)).toEqual(["broken-runtime"]);
  const { status, stdout, stderr } = kiln("generate");
  expect(stderr).toMatch(/^error\[broken-runtime\]: The runtime of the packages does not compile: /m);
  expect(stderr).toMatch(/ templates\/runtime\/http\/client\/retries\.ts\(\d+,\d+\): error TS\d+/);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect(stdout).toContain("nothing written");
  expect(status).toBe(2);
  expect(readFileSync(join(copy, "packages/client/generated/runtime/http/client/retries.js"), "utf8")).toContain(
    "const base = 0.25;",
  );
  expect(kiln("docs")).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining("error[broken-runtime]"),
  });
});
