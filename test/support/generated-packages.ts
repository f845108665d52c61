import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { emitters } from "../../generators/emit/emitters.ts";
import { rootFolder } from "./emit.ts";

/** The folders below `packages/` that emitters write. */
export const generatedPackages: readonly string[] = emitters.map(({ into }) => into.slice("packages/".length));

/** Those that can be required, too; the others are ES modules. */
export const dualPackages: readonly string[] = ["openapi", "schemas"];

/** What generated code imports of others. */
const libraries = ["fastify", "msw", "@modelcontextprotocol", "@tanstack/query-core"];

/** Puts the libraries where Node and compilers find them from a folder. */
export function linkLibraries(folder: string, others: readonly string[] = []): void {
  for (const name of [...libraries, ...others]) {
    const path = join(folder, "node_modules", name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(join(rootFolder, "node_modules", name), path, "dir");
  }
}
