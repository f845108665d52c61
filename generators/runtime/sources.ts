import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { buildFolder, sourceFolder } from "./folders.ts";

/** The files that the build is made from: sources and configurations, but no tests; with forward slashes, in order. */
export function sourcePaths(): readonly string[] {
  if (!existsSync(sourceFolder)) return [];
  const entries = readdirSync(sourceFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => relative(sourceFolder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  return paths.filter(isSource).sort();
}

/** Neither the build nor one that is being made beside it, in a folder whose name goes on (`build-1234`), has sources. */
function isSource(path: string): boolean {
  return !path.startsWith(relative(sourceFolder, buildFolder)) && /\.(?:ts|js|json|hbs)$/.test(path) && !path.endsWith(".test.ts");
}

/** Changes with every source; undefined where there are none, as in an installed compiler, which brings the build alone. */
export function sourcesHash(): string | undefined {
  const paths = sourcePaths();
  if (paths.length === 0) return undefined;
  const hash = createHash("sha256");
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(sourceFolder, path), "utf8").replaceAll("\r\n", "\n"));
  return hash.digest("hex");
}
