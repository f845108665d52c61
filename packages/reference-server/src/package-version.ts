import { readFileSync } from "node:fs";
import { packageFolder } from "./package-folder.ts";

export function packageVersion(): string {
  const text = readFileSync(new URL("package.json", packageFolder), "utf8");
  return (JSON.parse(text) as { readonly version: string }).version;
}
