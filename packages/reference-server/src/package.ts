import { readFileSync } from "node:fs";

/** The folder of the package. The relative path is the same from the sources and from the bundle. */
export const packageFolder = new URL("../", import.meta.url);

export function packageVersion(): string {
  const text = readFileSync(new URL("package.json", packageFolder), "utf8");
  return (JSON.parse(text) as { readonly version: string }).version;
}
