import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../support/emit.ts";
import { node } from "./run.ts";
import type { Stranger } from "./stranger.ts";

/** The supported compilers, by their folders below `node_modules`. */
export const compilers = { "TypeScript 5.9": "typescript", "TypeScript 7": "typescript-7" } as const;

export type CompilerName = keyof typeof compilers;

/** Returns all declarations of the packages, relative to the project's folder. */
export function declarationsIn({ packages, folder }: Stranger): readonly string[] {
  return packages().flatMap((one) => {
    const paths = readdirSync(one.folder, { recursive: true, encoding: "utf8" }).filter((path) =>
      /\.d\.[cm]?ts$/.test(path),
    );
    return paths.map((path) => join(one.folder, path).slice(folder.length + 1));
  });
}

/**
 * Returns the compiler errors in files of the project, one per line. Uses the strictest settings and also checks the
 * imported declarations. Errors in third-party packages are omitted.
 */
export function compilerErrors(
  { folder }: Stranger,
  compiler: CompilerName,
  files: readonly string[],
): readonly string[] {
  const config = `tsconfig.${compilers[compiler]}.json`;
  writeFileSync(join(folder, config), JSON.stringify({ compilerOptions, files }));
  const program = join(rootFolder, "node_modules", compilers[compiler], "bin/tsc");
  const { out } = node([program, "--project", config, "--pretty", "false"], { cwd: folder });
  return out.split("\n").filter((line) => line !== "" && !/^\s/.test(line) && !/^(?:\.\.\/|node_modules\/)/.test(line));
}

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  target: "es2023",
  lib: ["es2023"],
  module: "nodenext",
  types: ["node"],
};
