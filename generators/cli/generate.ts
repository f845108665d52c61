import { resolve } from "node:path";
import { compile, type Compilation } from "../compile.ts";
import type { Code } from "../diagnostics/catalogue.ts";
import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { emitters } from "../emit/emitters.ts";
import { load } from "../load/load.ts";
import { writeFiles, type WriteResult } from "../write/write.ts";
import type { Command } from "./command.ts";
import { commandsFor } from "./commands-for.ts";
import { printFindings } from "./print-findings.ts";
import { count, countModel, line, summaryLines } from "./summary.ts";
import { exit, type ExitCode, type Terminal } from "./terminal.ts";

export const generate: Command = {
  name: "generate",
  summary: "compile spec/ and write packages/",
  arguments: "",
  flags: ["root", "format", "json", "force", "debug", "help"],
  details: `Reads every file of spec/, makes all outputs, and writes those that differ. A file that was edited by hand is
not overwritten without --force; a file that Kiln did not write is never touched.

Exit code 0: done. 1: done, but for files that people made or edited.
2: not done, the spec has errors or the disk does not let it. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const loaded = load(root);
    const compilation = compile(loaded, emitters);
    const written = compilation.model && writeFiles(root, compilation.outputs.flatMap((output) => output.files), {
      commands: commandsFor(options, terminal),
      force: options.force,
    });
    const diagnostics = [...compilation.diagnostics, ...(written?.diagnostics ?? [])];
    const findings = await printFindings(diagnostics, loaded.sources, options, terminal);
    if (options.format === "text") {
      terminal.error(findings);
      terminal.out(report(compilation, written, loaded.sources.size, terminal).join(""));
    } else {
      terminal.out(options.format === "json" ? withResult(findings, compilation, written) : findings);
    }
    return exitCode(written, diagnostics);
  },
};

/** What keeps a run from its work; the rest concerns single files, and all others were written. */
const stoppers: ReadonlySet<string> = new Set<Code>(["unreadable-output", "unwritable", "broken-manifest", "another-run"]);

function exitCode(written: WriteResult | undefined, diagnostics: readonly Diagnostic[]): ExitCode {
  if (written === undefined) return exit.failed;
  if (!hasErrors(diagnostics)) return exit.ok;
  return written.diagnostics.some(({ code }) => stoppers.has(code)) ? exit.failed : exit.findings;
}

function report(compilation: Compilation, written: WriteResult | undefined, filesRead: number, { elapsed }: Terminal): readonly string[] {
  const summary = summaryLines(compilation, filesRead);
  const seconds = (elapsed() / 1000).toFixed(2);
  if (written === undefined) return [...summary, line("disk", "nothing written"), line("time", `${seconds} s`)];
  return [...summary, ...changedFiles(written), line("disk", diskSummary(written)), line("time", `${seconds} s`)];
}

function diskSummary({ created, updated, deleted, unchanged, diagnostics }: WriteResult): string {
  const changed = [
    [created, "created"],
    [updated, "updated"],
    [deleted, "deleted"],
    [unchanged, "unchanged"],
    [diagnostics, "left alone"],
  ] as const;
  return changed.flatMap(([files, what]) => (files.length === 0 ? [] : [`${files.length} ${what}`])).join(", ") || "no files";
}

const MOST_NAMED = 12;

/** The files that changed, by name where they are few. */
function changedFiles({ created, updated, deleted }: WriteResult): readonly string[] {
  const changed = [
    ...created.map((path) => line("  created", path)),
    ...updated.map((path) => line("  updated", path)),
    ...deleted.map((path) => line("  deleted", path)),
  ];
  if (changed.length <= MOST_NAMED) return changed;
  return [...changed.slice(0, MOST_NAMED), line("", `and ${count(changed.length - MOST_NAMED, "more file")}`)];
}

/** The findings' JSON document, with what was done. */
function withResult(findings: string, { model, outputs }: Compilation, written: WriteResult | undefined): string {
  const result = {
    ...(JSON.parse(findings) as object),
    model: model === undefined ? null : countModel(model),
    outputs: outputs.map(({ emitter, into, files }) => ({ emitter, into, files: files.length })),
    disk: written === undefined ? null : pickPaths(written),
  };
  return `${JSON.stringify(result, undefined, 2)}\n`;
}

function pickPaths({ created, updated, deleted, unchanged }: WriteResult) {
  return { created, updated, deleted, unchanged: unchanged.length };
}
