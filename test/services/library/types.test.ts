import { spawnSync } from "node:child_process";
import { copyFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder } from "./support.ts";

const { resolve } = createRequire(import.meta.url);
const tsc = resolve("typescript-7/package.json").replace(/package\.json$/, "bin/tsc");
const strict = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--skipLibCheck"];
const platform = [
  "--target",
  "es2023",
  "--lib",
  "es2023,dom,dom.iterable,dom.asynciterable",
  "--module",
  "nodenext",
  "--types",
  "node",
];

/*
 * `use.txt` is TypeScript, but the root's projects must not read it, because its imports exist only after this test has
 * compiled the spec.
 */
test("the types of the client, the handlers and the validators are those of the service", () => {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  copyFileSync(join(import.meta.dirname, "use.txt"), join(folder, "use.ts"));
  const types = ["--typeRoots", join(import.meta.dirname, "../../../node_modules/@types")];
  const { stdout, status } = spawnSync(
    process.execPath,
    [tsc, "--noEmit", ...strict, ...platform, ...types, "use.ts"],
    { cwd: folder, encoding: "utf8" },
  );
  expect([stdout, status]).toEqual(["", 0]);
});
