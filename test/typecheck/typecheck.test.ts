import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projects } from "./typecheck.ts";

const root = join(import.meta.dirname, "../..");

test("every configuration in the repository is checked, unless it is only there to be extended", () => {
  const all = execFileSync("git", ["ls-files", "*tsconfig*.json"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const withoutFiles = (path: string) =>
    JSON.stringify((JSON.parse(readFileSync(join(root, path), "utf8")) as { readonly files?: unknown }).files) === "[]";
  expect(projects()).toEqual(all.filter((path) => !withoutFiles(path)).sort());
});

test("TypeScript 5.9 is pinned: the runtime that is committed is its output", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  expect(devDependencies["typescript"]).toMatch(/^5\.9\.\d+$/);
  expect(devDependencies["typescript-7"]).toMatch(/^npm:typescript@7\.\d+\.\d+$/);
});
