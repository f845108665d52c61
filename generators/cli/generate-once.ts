import { compile, type Compilation } from "../compile.ts";
import type { Code } from "../diagnostics/catalogue.ts";
import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { emitters } from "../emit/emitters.ts";
import type { LoadResult } from "../load/load.ts";
import { writeFiles, type WriteResult } from "../write/write.ts";
import { commandsFor } from "./commands-for.ts";
import type { Options } from "./options.ts";
import { exit, type ExitCode, type Terminal } from "./terminal.ts";

/** What one run of `generate` did. */
export interface Generated {
  readonly loaded: LoadResult;
  readonly compilation: Compilation;
  /** Undefined where the spec has errors. */
  readonly written: WriteResult | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly code: ExitCode;
}

/** Compiles what was read, and writes the outputs that differ. */
export function generateOnce(root: string, loaded: LoadResult, options: Options, terminal: Terminal): Generated {
  const compilation = compile(loaded, emitters);
  const written = compilation.model && writeFiles(root, compilation.outputs.flatMap((output) => output.files), {
    commands: commandsFor(options, terminal),
    force: options.force,
  });
  const diagnostics = [...compilation.diagnostics, ...(written?.diagnostics ?? [])];
  return { loaded, compilation, written, diagnostics, code: exitCode(written, diagnostics) };
}

/** What stops a run; other findings concern single files, and all others were written. */
const stoppers: ReadonlySet<string> = new Set<Code>(["unreadable-output", "unwritable", "broken-manifest", "another-run"]);

function exitCode(written: WriteResult | undefined, diagnostics: readonly Diagnostic[]): ExitCode {
  if (written === undefined) return exit.failed;
  if (!hasErrors(diagnostics)) return exit.ok;
  return written.diagnostics.some(({ code }) => stoppers.has(code)) ? exit.failed : exit.findings;
}
