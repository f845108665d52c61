import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { RuntimeFolders } from "./folders.ts";
import { filesBelow, pathFrom } from "./project-paths.ts";

/** The files from which the build is made: sources and configurations without tests; with forward slashes, in order. */
export function sourcePaths({ sources }: RuntimeFolders): readonly string[] {
  if (!existsSync(sources)) return [];
  return filesBelow(sources).filter(isSource).sort();
}

/** Neither a test nor in a build, also not in one that is being made (`build-4711/`). */
function isSource(path: string): boolean {
  return /\.(?:ts|js|json|hbs)$/.test(path) && !path.endsWith(".test.ts") && !/^build(?:-[^/]*)?\//.test(path);
}

/**
 * Depends on every source, on the configurations, and on the versions of TypeScript and esbuild, which also affect the
 * output. Undefined without sources, as in an installed compiler, which contains only the build.
 */
export function sourcesHash(folders: RuntimeFolders): string | undefined {
  const paths = sourcePaths(folders);
  if (paths.length === 0) return undefined;
  const hash = createHash("sha256").update(tools());
  for (const path of [...paths.map((path) => join(folders.sources, path)), ...folders.configurations]) {
    hash.update(`${pathFrom(folders.sources, path)}\n`).update(readFileSync(path, "utf8").replaceAll("\r\n", "\n"));
  }
  return hash.digest("hex");
}

function tools(): string {
  const typescript = createRequire(import.meta.url)("typescript/package.json") as Versioned;
  const esbuild = createRequire(import.meta.url)("esbuild/package.json") as Versioned;
  return `typescript ${typescript.version}, esbuild ${esbuild.version}\n`;
}

interface Versioned {
  readonly version: string;
}
