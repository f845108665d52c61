import { compileFolder, filesOf, type FolderCompilation } from "../compile.ts";
import type { Code } from "../diagnostics/catalogue.ts";
import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { emitters } from "../emit/emitters.ts";
import type { Read } from "../load/read.ts";
import type { Session } from "../session.ts";
import type { OutputMemory } from "../write/memory.ts";
import { writeFiles, type WriteResult } from "../write/write.ts";
import { commandsFor } from "./commands-for.ts";
import type { Options } from "./options.ts";
import type { RefreshedRuntime } from "./runtime.ts";
import { line, type FileCounts } from "./summary.ts";
import { exit, type ExitCode, type Terminal } from "./terminal.ts";

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
