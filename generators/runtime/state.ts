import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashFile, runtimeFolders } from "./folders.ts";
import { sourcesHash } from "./sources.ts";

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
