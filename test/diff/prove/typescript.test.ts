import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { typescriptOf } from "../../../generators/diff/prove/tree.ts";
import { root } from "../support.ts";

let project: string | undefined;
afterEach(() => project && rmSync(project, { recursive: true }));

/** Creates a project with a package `typescript` that has this source, or without that package. */
function projectWith(text?: string): string {
  project = mkdtempSync(join(tmpdir(), "kiln-typescript-"));
  const folder = join(project, "node_modules/typescript");
  if (text !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "main": "index.js" }');
    writeFileSync(join(folder, "index.js"), text);
  }
  return project;
}

test("the compiler of the project is taken", () => {
  expect(typescriptOf(root)).toHaveProperty("createProgram");
});

test("a missing compiler is reported with the command to install one", () => {
  expect(typescriptOf(projectWith())).toEqual({ problem: expect.stringContaining("npm i -D typescript@5") as string });
});

test.each(["5.3.3", "7.0.2"])("TypeScript %s cannot compare types, which is reported", (version) => {
  const checker = version.startsWith("7") ? "" : "createProgram: () => undefined, ";
  expect(typescriptOf(projectWith(`module.exports = { ${checker}version: "${version}" };`))).toEqual({
    problem: expect.stringContaining(version) as string,
  });
});
