import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { load, type LoadResult } from "../load/load.ts";
import type { Rewriting } from "../write/rewrite.ts";
import type { UsageError } from "./command-line.ts";
import type { Options } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { line } from "./summary.ts";
import { exit, type ExitCode, type Terminal } from "./terminal.ts";
import { version } from "./version.ts";

/* Shared parts of all importers: the input, the target, and the changes of files. */

const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission is denied",
  EISDIR: "it is a folder",
  ENOENT: "there is no such file",
};

/** Reads a file, or standard input (“-”). */
export function readInput(input: string, { folder }: Terminal): { readonly text: string } | UsageError {
  try {
    return { text: readFileSync(input === "-" ? 0 : resolve(folder, input), "utf8") };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { problem: reasons[code] ?? `the operating system reports ${code}` };
  }
}

/** Returns the header field `User-Agent`: the value of `--user-agent`, followed by Kiln. */
export function userAgentOf({ texts }: Options): string {
  return [texts["user-agent"].at(-1), `kiln/${version()}`].filter(Boolean).join(" ");
}

/** The spec into which a service is imported. It is empty for a new project. */
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
    return { problem: `“${into}” is not the folder of a service. Choose another name, such as spec/mediawiki.` };
  const root = resolve(folder, options.root);
  const loaded = load(root);
  const isNew = loaded.diagnostics.some(({ code }) => code === "spec-not-found");
  return { root, service, loaded: isNew ? { sources: new Map(), documents: [], diagnostics: [] } : loaded };
}

/** Returns the changes that write the imported files into a spec and remove stale ones. */
export function importedChanges(
  { loaded: { sources } }: ImportTarget,
  files: ReadonlyMap<string, string>,
  stale: readonly string[],
): readonly Rewriting[] {
  return [
    ...[...files].map(([path, after]) => ({ path, before: sources.get(path), after })),
    ...stale.map((path) => ({ path, before: sources.get(path), after: undefined })),
  ].filter(({ before, after }) => before !== after);
}

/** Refuses to overwrite files without --force. `reason` states why a file would be removed. */
export function refuseEdited(edited: readonly Rewriting[], reason: string, terminal: Terminal): ExitCode {
  const lines = edited.map(({ path, after }) =>
    line("differs", `${path}: ${after === undefined ? reason : "it is not what would be imported"}`),
  );
  terminal.error(`${lines.join("")}Nothing was written. To replace these files, add --force.\n`);
  return exit.failed;
}

export async function refuseImport(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const errors = diagnostics.filter((one) => hasErrors([one]));
  terminal.error(await printFindings(errors, sources, options, terminal));
  terminal.error("Nothing was imported.\n");
  return exit.failed;
}
