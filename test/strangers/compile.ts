import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../support/emit.ts";
import type { CompilerName } from "../services/harness/declarations.ts";
import { compilers } from "../services/harness/declarations.ts";

export const programs = join(import.meta.dirname, "programs");

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  target: "es2023",
  lib: ["es2023", "dom"],
  module: "nodenext",
  types: ["node"],
};

/**
 * Returns the compiler errors in the files, one per line. Uses the strictest settings and also checks the declarations
 * of the packages.
 */
export function errorsIn(compiler: CompilerName, files: readonly string[]): readonly string[] {
  return inFolder((folder) => run(folder, compiler, files));
}

/** Returns the complete error messages for one source text, keyed by 1-based line number. */
export function messagesOf(compiler: CompilerName, text: string): ReadonlyMap<number, string> {
  return inFolder((folder) => {
    writeFileSync(join(folder, "use.ts"), text);
    const found = new Map<number, string>();
    let line = 0;
    for (const said of run(folder, compiler, [join(folder, "use.ts")])) {
      line = Number(/use\.ts\((\d+),/.exec(said)?.[1] ?? line);
      found.set(line, `${found.get(line) ?? ""}${said}\n`);
    }
    return found;
  });
}

/** Creates the folder inside that of the tests, from which packages can be found. */
function inFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(import.meta.dirname, "tmp-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    symlinkSync(join(rootFolder, "node_modules"), join(folder, "node_modules"), "junction");
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(folder: string, compiler: CompilerName, files: readonly string[]): readonly string[] {
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const tsc = join(rootFolder, "node_modules", compilers[compiler], "bin/tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return stdout.split("\n").filter((line) => line !== "" && !/node_modules\/(?!@kiln)/.test(line.split("(")[0]!));
}
