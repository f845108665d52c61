import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";

/**
 * Returns the JavaScript file of the program `kiln` for a project: the given one, or that of the package `kiln` which
 * the project has installed. Returns `undefined` if there is none.
 */
export function programOf(folder: string, given: string): string | undefined {
  if (given !== "") return existsSync(resolve(folder, given)) ? resolve(folder, given) : undefined;
  try {
    const manifest = createRequire(resolve(folder, "package.json")).resolve("kiln/package.json");
    const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly bin: { readonly kiln: string } };
    return resolve(dirname(manifest), bin.kiln);
  } catch {
    return undefined;
  }
}
