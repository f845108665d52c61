import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Diagnostic, diagnostic, hasErrors } from "../diagnostics/diagnostic.ts";
import { type LoadResult, load } from "../load/load.ts";
import type { Rewriting } from "../write/rewrite.ts";
import type { UsageError } from "./command-line.ts";
import type { Options } from "./options.ts";
import { line, printFindings } from "./print.ts";
import { type ExitCode, type Terminal, exit, version } from "./terminal.ts";
import { visible } from "../diagnostics/visible.ts";
import {
  type WikiDescription,
  endpointOf,
  fetchDescription,
  readDescription,
} from "../import/paraminfo/description.ts";
import type { Entry } from "../verify/traffic/har.ts";
import { type Rows, readRows } from "../learn/rows.ts";

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

interface WikiInput {
  readonly wiki: WikiDescription;
  readonly text: string;
}

/** Reads the self-description of a wiki from a file, from standard input (“-”), or from its API. */
export async function readWiki(input: string, options: Options, terminal: Terminal): Promise<WikiInput | UsageError> {
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(input);
  const read = isUrl ? await fromUrl(input, userAgentOf(options)) : readInput(input, terminal);
  if ("problem" in read) return { problem: `“${visible(input)}” cannot be read: ${visible(read.problem)}.` };
  const wiki = readDescription(read.text);
  if ("problem" in wiki)
    return { problem: `“${visible(input)}” is not the description of a wiki: ${visible(wiki.problem)}.` };
  return { wiki, text: read.text };
}

async function fromUrl(input: string, userAgent: string): ReturnType<typeof fetchDescription> {
  const endpoint = endpointOf(input);
  if (endpoint === undefined) return { problem: "the URL must start with http:// or https://" };
  return fetchDescription(endpoint, { userAgent, fetch });
}

/** Reads the rows of all recordings, or returns the problem with one of them. “-” is standard input. */
export function readRecordings(files: readonly string[], folder: string): Rows {
  const read = files.map((file): Rows => {
    const text = readText(file, folder);
    return typeof text === "string" ? readRows(file, text) : { rows: [], diagnostics: [text] };
  });
  return { rows: read.flatMap(({ rows }) => rows), diagnostics: read.flatMap(({ diagnostics }) => diagnostics) };
}

/** Reads the entries of all HTTP Archives, or returns the problems with them. */
export async function readArchives(
  files: readonly string[],
  folder: string,
): Promise<{ readonly entries: readonly Entry[]; readonly diagnostics: readonly Diagnostic[] }> {
  const { readHar } = await import("../verify/traffic/har.ts");
  const read = files.map((file): readonly Entry[] | Diagnostic => {
    const text = readText(file, folder);
    if (typeof text !== "string") return text;
    const found = readHar(file, text);
    return "problem" in found ? diagnostic("unreadable-recording", undefined, { file, reason: found.problem }) : found;
  });
  return {
    entries: read.flatMap((one) => ("code" in one ? [] : one)),
    diagnostics: read.flatMap((one) => ("code" in one ? [one] : [])),
  };
}

function readText(file: string, folder: string): string | Diagnostic {
  try {
    return readFileSync(file === "-" ? 0 : resolve(folder, file), "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return diagnostic("unreadable-recording", undefined, {
      file,
      reason: reasons[code] ?? `the operating system reports ${code}`,
    });
  }
}
