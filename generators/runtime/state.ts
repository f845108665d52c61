import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { type RuntimeFolders, hashFile, runtimeFolders } from "./folders.ts";
import { filesBelow, pathFrom } from "./project-paths.ts";

/**
 * The state of the build compared with its sources. A build without sources is an installed one and counts as fresh.
 */
export type BuildState = "fresh" | "stale" | "missing";

export function buildState(folders = runtimeFolders): BuildState {
  const file = join(folders.build, hashFile);
  if (!existsSync(file)) return "missing";
  const hash = sourcesHash(folders);
  return hash === undefined || readFileSync(file, "utf8").trim() === hash ? "fresh" : "stale";
}

/**
 * An error that the runtime cannot be built from its sources or with the installed tools. The message contains the
 * reason.
 * For a type error, it is the output of `tsc`.
 */
export class BuildError extends Error {}

/**
 * Returns the files that the build is created from: sources and configurations without tests, sorted, with forward
 * slashes.
 */
export function sourcePaths({ sources }: RuntimeFolders): readonly string[] {
  if (!existsSync(sources)) return [];
  return filesBelow(sources).filter(isSource).sort();
}

/** Returns whether a path is neither a test nor in a build, even an unfinished one (`build-4711/`). */
function isSource(path: string): boolean {
  return /\.(?:ts|js|json|hbs)$/.test(path) && !path.endsWith(".test.ts") && !/^build(?:-[^/]*)?\//.test(path);
}

/** The last hash of a folder, with the sizes and times of the files that it was computed from. */
const known = new Map<string, { readonly stamps: string; readonly hash: string }>();

/**
 * Returns a hash of the sources, the configurations, and the versions of TypeScript and esbuild, which also affect the
 * output. Returns `undefined` without sources, because an installed compiler only contains the build.
 */
export function sourcesHash(folders: RuntimeFolders): string | undefined {
  const paths = sourcePaths(folders);
  if (paths.length === 0) return undefined;
  const files = [...paths.map((path) => join(folders.sources, path)), ...folders.configurations];
  const stamps = files.map(stampOf).join("\n");
  const last = known.get(folders.sources);
  if (last?.stamps === stamps) return last.hash;
  const hash = hashOf(files, folders);
  known.set(folders.sources, { stamps, hash });
  return hash;
}

function stampOf(file: string): string {
  const { size, mtimeMs, ctimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs} ${ctimeMs}`;
}

function hashOf(files: readonly string[], folders: RuntimeFolders): string {
  const hash = createHash("sha256").update(tools());
  for (const path of files) {
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
