import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { allModules, moduleFile, moduleFolder } from "./package.ts";
import { bundleOfModules } from "./sizes.ts";

/** Import times in milliseconds, minus the time to import an empty file. Each is the minimum of several runs. */
export interface ImportTime {
  readonly one: number;
  /** All modules, imported from the package's index. */
  readonly files: number;
  /** `validate` and `decode` of all modules in one file. */
  readonly bundled: number;
}

/** A module with titles, as many modules have. */
const oneModule = "allpages";

export function importTime(runs: number): ImportTime {
  const folder = mkdtempSync(join(tmpdir(), "kiln-import-"));
  try {
    const [all, empty] = ["all.mjs", "empty.mjs"].map((name) => join(folder, name)) as [string, string];
    writeFileSync(all, bundleOfModules(allModules()));
    writeFileSync(empty, "");
    const nothing = least(empty, runs);
    return {
      one: least(moduleFile(oneModule), runs) - nothing,
      files: least(join(moduleFolder, "index.js"), runs) - nothing,
      bundled: least(all, runs) - nothing,
    };
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
