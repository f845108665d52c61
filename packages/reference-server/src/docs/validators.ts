import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { DocsFile } from "./docs-file.ts";

/**
 * Returns the modules of `@kiln/validators`, by their paths on this server. The site's forms use them to check requests
 * before sending them.
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
