import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * Checks every project of the repository in one run of TypeScript 7, and returns its exit code. `--force` ignores the
 * results of earlier runs. The path of the compiler is explicit, because `tsc` may be 5.9, which other generators need.
 */
export function typecheck(): number {
  const tsc = createRequire(import.meta.url)
    .resolve("typescript-7/package.json")
    .replace(/package\.json$/, "bin/tsc");
  const args = [tsc, "--build", "--force", "--noEmit", ...projects()];
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (error !== undefined) throw error;
  return status ?? 1;
}

const patterns = [
  "tsconfig.json",
  "{generators,scripts,test}/tsconfig*.json",
  "templates/**/tsconfig*.json",
  "packages/*/tsconfig*.json",
];

/** Returns the configurations with their own files, relative to the root. The others exist only to be extended. */
export function projects(): readonly string[] {
  const found = globSync(patterns, { cwd: root, exclude: ["**/node_modules/**", "**/build/**"] });
  return found
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !isBase(path))
    .sort();
}

function isBase(path: string): boolean {
  return /"files":\s*\[\s*\]/.test(readFileSync(join(root, path), "utf8"));
}
