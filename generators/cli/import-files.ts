import { resolve } from "node:path";
import { load, type LoadResult } from "../load/load.ts";
import type { Rewriting } from "../write/rewrite.ts";
import type { UsageError } from "./command-line.ts";
import type { Options } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** The spec into which a service is imported: empty for a new project. */
export interface ImportTarget {
  readonly root: string;
  readonly service: string;
  readonly loaded: LoadResult;
}

/** Reads `--root` and `--into`, such as `spec/mediawiki`. */
export function importTarget(options: Options, { folder }: Terminal, preset: string): ImportTarget | UsageError {
  const into = options.texts.into.at(-1) ?? preset;
  const service = /^(?:\.\/)?spec\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\/?$/.exec(into)?.[1];
  if (service === undefined || ["sources", "releases", "docs", "schema"].includes(service))
    return { problem: `“${into}” is not the folder of a service, such as spec/mediawiki.` };
  const root = resolve(folder, options.root);
  const loaded = load(root);
  const isNew = loaded.diagnostics.some(({ code }) => code === "spec-not-found");
  return { root, service, loaded: isNew ? { sources: new Map(), documents: [], diagnostics: [] } : loaded };
}

/** The changes that give a spec the imported files, in the form of `kiln format`, and remove the stale ones. */
export async function importedChanges(
  { loaded: { sources } }: ImportTarget,
  files: ReadonlyMap<string, string>,
  stale: readonly string[],
): Promise<readonly Rewriting[]> {
  const { format } = await import("../format/format.ts");
  const changes: Rewriting[] = [];
  for (const [path, text] of files) {
    const [before, after] = [sources.get(path), await format(text)];
    if (before !== after) changes.push({ path, before, after });
  }
  return [...changes, ...stale.map((path) => ({ path, before: sources.get(path), after: undefined }))];
}
