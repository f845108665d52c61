import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test, vi } from "vitest";
import { run } from "../../generators/index.ts";
import { tempFolder } from "../../generators/write/testing/temp-tree.ts";

/**
 * Creates a fake `npm` with an empty registry. It runs out of disk space when it publishes the package of this name.
 */
function npmWithoutSpaceFor(name: string): string {
  const folder = tempFolder();
  const lines = [
    "#!/bin/sh",
    '[ "$1" = view ] && { echo "npm error code E404" >&2; exit 1; }',
    `case "$2" in *${name}) echo "npm error code ENOSPC" >&2; echo "npm error nospc ENOSPC: no space left on device, write" >&2; exit 228;; esac`,
  ];
  writeFileSync(join(folder, "npm"), `${lines.join("\n")}\n`);
  chmodSync(join(folder, "npm"), 0o755);
  return folder;
}

test("a publication without space names the package, the cause and the rest", async () => {
  const folder = tempFolder();
  for (const name of ["a", "b", "c"]) {
    mkdirSync(join(folder, "packages", name), { recursive: true });
    writeFileSync(join(folder, "packages", name, "package.json"), `{ "name": "@shop/${name}", "version": "1.0.0" }`);
  }
  vi.stubEnv("PATH", `${npmWithoutSpaceFor("b")}${delimiter}${process.env["PATH"]}`);
  const [out, error]: [string[], string[]] = [[], []];
  const terminal = {
    out: (text: string) => out.push(text),
    error: (text: string) => error.push(text),
    color: false,
    folder,
    runner: "kiln",
    elapsed: () => 0,
  } as const;
  const code = await run(["publish"], terminal);
  vi.unstubAllEnvs();
  expect(code).toBe(2);
  expect(out.join("")).toContain("@shop/a 1.0.0 as latest");
  expect(out.join("")).not.toMatch(/@shop\/[bc]/);
  expect(error.join("")).toBe(
    "Not published: @shop/b 1.0.0, @shop/c 1.0.0. Fix the cause and run this again: it continues there.\n" +
      "npm publish failed for @shop/b:\n  npm error code ENOSPC\n  npm error nospc ENOSPC: no space left on device, write\n",
  );
});

test.each(["pack", "publish"])("kiln %s refuses a package without its packed files", async (command) => {
  const folder = tempFolder();
  mkdirSync(join(folder, "packages/a"), { recursive: true });
  writeFileSync(join(folder, "packages/a/package.json"), '{ "name": "@shop/a", "version": "1.0.0" }');
  writeFileSync(join(folder, "packages/manifest.sha256"), `${"0".repeat(64)}  packages/a/code.js\n`);
  const error: string[] = [];
  const code = await run([command], {
    out: () => undefined,
    error: (text) => error.push(text),
    color: false,
    folder,
    runner: "kiln",
    elapsed: () => 0,
  });
  expect(code).toBe(2);
  expect(error.join("")).toContain("1 file of packages/ is missing or not up to date: “packages/a/code.js”");
});
