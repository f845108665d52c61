import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { moduleFolder, allModules } from "./package.ts";
import { bundleOfModules } from "./sizes.ts";

/** Milliseconds that importing all modules takes, at the least of some runs. */
export interface ImportTime {
  /** The package as it is, a file for each module. */
  readonly files: number;
  /** `validate` and `decode` of all modules in one file. */
  readonly bundled: number;
}

export function importTime(runs: number): ImportTime {
  const folder = mkdtempSync(join(tmpdir(), "kiln-import-"));
  try {
    const file = join(folder, "all.mjs");
    writeFileSync(file, bundleOfModules(allModules()));
    return { files: least(join(moduleFolder, "index.js"), runs), bundled: least(file, runs) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function least(file: string, runs: number): number {
  return Math.min(...Array.from({ length: runs }, () => once(file)));
}

function once(file: string): number {
  const program = `const start = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - start);`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
  return Number(stdout);
}
