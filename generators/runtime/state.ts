import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, hashFile } from "./folders.ts";
import { sourcesHash } from "./sources.ts";

/** Whether the build is what the sources say. A build without sources beside it is an installed one. */
export type BuildState = "fresh" | "stale" | "missing";

export function buildState(): BuildState {
  const file = join(buildFolder, hashFile);
  if (!existsSync(file)) return "missing";
  const hash = sourcesHash();
  return hash === undefined || readFileSync(file, "utf8").trim() === hash ? "fresh" : "stale";
}
