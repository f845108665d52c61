import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../support/emit.ts";
import { migrate } from "./support.ts";

/** Creates a project with a package of version 1.1.0, and optionally with a different compiler as `typescript`. */
function project(typescript?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-migrate-"));
  const installed = join(folder, "node_modules/@example/client");
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, "package.json"), '{ "name": "@example/client", "version": "1.1.0" }');
  writeFileSync(join(installed, "migrations.json"), '{ "releases": [] }');
  mkdirSync(join(folder, "src"));
  if (typescript !== undefined)
    symlinkSync(join(rootFolder, "node_modules", typescript), join(folder, "node_modules/typescript"));
  return folder;
}

test.each([
  ["without a version", [], "For which version of @example/client was the code written? Name it with --from VERSION"],
  ["with the version of another package", ["--from", "@example/server=1.0.0"], "Migrated: @example/client."],
  [
    "of another form of version",
    ["@example/client", "--from", "latest", "src"],
    "“latest” is not a version such as 1.2.3.",
  ],
  [
    "of a package that is not there",
    ["@example/clint", "--from", "1.0.0", "src"],
    "The package @example/clint is not installed",
  ],
  [
    "before the new version is installed",
    ["@example/client", "--from", "1.1.0", "src"],
    "Install the new version first",
  ],
  ["without TypeScript", ["@example/client", "--from", "1.0.0", "src"], "npm install --save-dev typescript@5"],
])("a call %s prints what to do", async (_, args, problem) => {
  const { code, error } = await migrate(project(), ...args);
  expect(error).toContain(problem);
  expect(error).toContain("kiln migrate --help");
  expect(code).toBe(2);
});

test("TypeScript 7 has no API for programs: the message suggests to install version 5 next to it", async () => {
  const { code, error } = await migrate(project("typescript-7"), "@example/client", "--from", "1.0.0", "src");
  expect(error).toContain("npm install --save-dev typescript-5@npm:typescript@5");
  expect(code).toBe(2);
});

test("a missing file is named", async () => {
  const { code, error } = await migrate(project("typescript"), "@example/client", "--from", "1.0.0", "lib/**");
  expect(error).toContain("There is no file at “lib/**”.");
  expect(code).toBe(2);
});

test("without a package and a version, all packages are migrated from the versions in the last commit", async () => {
  const folder = project("typescript");
  const git = (...args: readonly string[]): unknown =>
    execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
      stdio: "pipe",
    });
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ packages: { "node_modules/@example/client": { version: "1.0.0" } } }),
  );
  git("init", "--quiet");
  git("add", "package-lock.json");
  git("commit", "--quiet", "--message", "Start");
  expect((await migrate(folder, "src")).out).toBe("@example/client: 1.0.0 → 1.1.0\nChanged 0 files of 0.\n");

  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ packages: { "node_modules/@example/client": { version: "1.1.0" } } }),
  );
  git("commit", "--quiet", "--all", "--message", "Update");
  expect((await migrate(folder, "src")).out).toBe(
    "@example/client: 1.1.0 is not newer. Nothing to migrate.\nChanged 0 files of 0.\n",
  );
});
