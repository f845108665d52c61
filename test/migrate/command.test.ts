import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../support/emit.ts";
import { migrate } from "./support.ts";

/** A project with a package of version 1.1.0, and another compiler under the name of TypeScript. */
function project(typescript?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-migrate-"));
  const installed = join(folder, "node_modules/@example/client");
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, "package.json"), '{ "name": "@example/client", "version": "1.1.0" }');
  writeFileSync(join(installed, "migrations.json"), '{ "releases": [] }');
  mkdirSync(join(folder, "src"));
  if (typescript !== undefined) symlinkSync(join(rootFolder, "node_modules", typescript), join(folder, "node_modules/typescript"));
  return folder;
}

test.each([
  ["without a package", [], "The package, or the files to migrate, are missing."],
  ["without files", ["@example/client", "--from", "1.0.0"], "The package, or the files to migrate, are missing."],
  ["without a version", ["@example/client", "src"], "Say it with --from."],
  ["of another form of version", ["@example/client", "--from", "latest", "src"], "“latest” is no version such as 1.2.3."],
  ["of a package that is not there", ["@example/clint", "--from", "1.0.0", "src"], "The package @example/clint is not installed"],
  ["before the new version is installed", ["@example/client", "--from", "1.1.0", "src"], "install the version to migrate to first"],
  ["without TypeScript", ["@example/client", "--from", "1.0.0", "src"], "npm install --save-dev typescript@5"],
])("a call %s says what to do", async (_, args, problem) => {
  const { code, error } = await migrate(project(), ...args);
  expect(error).toContain(problem);
  expect(error).toContain("kiln migrate --help");
  expect(code).toBe(2);
});

test("TypeScript 7 has no interface for programs: version 5 is to be installed beside it", async () => {
  const { code, error } = await migrate(project("typescript-7"), "@example/client", "--from", "1.0.0", "src");
  expect(error).toContain("npm install --save-dev typescript-5@npm:typescript@5");
  expect(code).toBe(2);
});

test("what is not there is named", async () => {
  const { code, error } = await migrate(project("typescript"), "@example/client", "--from", "1.0.0", "lib/**");
  expect(error).toContain("There is no file at “lib/**”.");
  expect(code).toBe(2);
});
