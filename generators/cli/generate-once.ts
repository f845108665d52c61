import { type FolderCompilation, compileFolder, filesOf } from "../compile.ts";
import type { Code } from "../diagnostics/catalogue.ts";
import { type Diagnostic, hasErrors } from "../diagnostics/diagnostic.ts";
import { emitters } from "../emit/emitters.ts";
import type { Read } from "../load/read.ts";
import type { Session } from "../session.ts";
import type { OutputMemory } from "../write/history.ts";
import { type WriteResult, writeFiles } from "../write/write.ts";
import { type ExitCode, type Terminal, commandsFor, exit } from "./terminal.ts";
import type { Options } from "./options.ts";
import type { RefreshedRuntime } from "./runtime.ts";
import { type FileCounts, count, countModel, line } from "./print.ts";

/** The result of one run of `generate`. */
export interface Generated {
  readonly compilation: FolderCompilation;
  readonly counts: FileCounts;
  /** `undefined` if the spec has errors, or if the runtime could not be built. */
  readonly written: WriteResult | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly code: ExitCode;
}

/** Everything that a process remembers from one run to the next. */
export interface Resident {
  readonly session: Session;
  readonly memory: OutputMemory;
  /** The files of the spec, as read at the start of the run. */
  readonly read: Read;
}

/** Compiles the spec of a folder, and writes the outputs that differ. */
export function generateOnce(
  root: string,
  runtime: RefreshedRuntime,
  options: Options,
  terminal: Terminal,
  resident?: Resident,
): Generated {
  if (resident === undefined && options.format === "text") terminal.progress?.(line("compiling", "spec/"));
  const isBuilt = runtime.diagnostics.length === 0;
  const wanted = isBuilt ? emitters : [];
  const compilation = resident?.session.compileFolder(root, wanted, resident.read) ?? compileFolder(root, wanted);
  const counts = new Map<string, number>();
  const commands = commandsFor(options, terminal);
  const written =
    isBuilt && compilation.model
      ? writeFiles(root, filesOf(compilation.outputs, counts), {
          commands,
          force: options.force,
          packed: options.packed,
          memory: resident?.memory,
        })
      : undefined;
  const diagnostics = [...runtime.diagnostics, ...compilation.diagnostics, ...(written?.diagnostics ?? [])];
  return { compilation, counts, written, diagnostics, code: exitCode(written, diagnostics) };
}

/** Findings that stop a run. Other findings concern single files, and all remaining files were written. */
const stoppers: ReadonlySet<string> = new Set<Code>([
  "unreadable-output",
  "unwritable",
  "broken-manifest",
  "another-run",
]);

function exitCode(written: WriteResult | undefined, diagnostics: readonly Diagnostic[]): ExitCode {
  if (written === undefined) return exit.failed;
  if (!hasErrors(diagnostics)) return exit.ok;
  return written.diagnostics.some(({ code }) => stoppers.has(code)) ? exit.failed : exit.findings;
}

/** Returns the lines that report changes on disk. */
export function diskLines({ written }: Generated): readonly string[] {
  return written === undefined
    ? [line("disk", "nothing written")]
    : [...changedFiles(written), line("disk", diskSummary(written))];
}

function diskSummary({ created, updated, deleted, unchanged, diagnostics }: WriteResult): string {
  const changed = [
    [created, "created"],
    [updated, "updated"],
    [deleted, "deleted"],
    [unchanged, "unchanged"],
    [diagnostics, "left alone"],
  ] as const;
  return (
    changed.flatMap(([files, what]) => (files.length === 0 ? [] : [`${files.length} ${what}`])).join(", ") || "no files"
  );
}

const MOST_NAMED = 12;

/** Summarizes the files that changed. It names them if there are few. */
function changedFiles({ created, updated, deleted }: WriteResult): readonly string[] {
  const changed = [
    ...created.map((path) => line("  created", path)),
    ...updated.map((path) => line("  updated", path)),
    ...deleted.map((path) => line("  deleted", path)),
  ];
  if (changed.length <= MOST_NAMED) return changed;
  return [...changed.slice(0, MOST_NAMED), line("", `and ${count(changed.length - MOST_NAMED, "more file")}`)];
}

/** Returns the members of the JSON output that describe the changes. */
export function resultOf({ compilation, counts, written }: Generated): object {
  const { model, outputs } = compilation;
  return {
    model: model === undefined ? null : countModel(model),
    outputs: outputs.map(({ emitter, into }) => ({ emitter, into, files: counts.get(emitter) ?? 0 })),
    disk: written === undefined ? null : pickPaths(written),
  };
}

function pickPaths({ created, updated, deleted, unchanged }: WriteResult) {
  return { created, updated, deleted, unchanged: unchanged.length };
}
