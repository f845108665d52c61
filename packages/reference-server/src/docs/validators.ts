import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { DocsFile } from "./docs-file.ts";

/**
 * The modules of `@kiln/validators`, by their paths on this server: forms of the site check requests with them before
 * they are sent.
 */
export function validatorFiles(): readonly (readonly [path: string, file: DocsFile])[] {
  const folder = fileURLToPath(new URL("generated", import.meta.resolve("@kiln/validators/package.json")));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".js"))
    .map((path) => [
      `/docs/assets/validators/${path.replaceAll(sep, "/")}`,
      { type: "js", load: () => readFile(join(folder, path), "utf8") },
    ]);
}
