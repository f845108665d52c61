import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the README of the tests names every folder and every test file next to it", () => {
  const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(({ name }) => name !== "README.md");
  const names = entries.map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name.replace(/(\.slow)?\.test\.ts$/, ".test.ts"),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
});
