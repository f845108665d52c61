import { resolve } from "node:path";
import { compile, filesOf, type Compilation, type FolderCompilation } from "../compile.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { visibleLines } from "../diagnostics/visible.ts";
import { emitters } from "../emit/emitters.ts";
import type { Emitter } from "../emit/emitter.ts";
import { load } from "../load/load.ts";
import { type ByPackage, byCause, byPackage } from "../write/by-package.ts";
import { compareFiles, type ComparedFile, type CompareResult } from "../write/compare.ts";
import type { Command } from "./command.ts";
import { type ExitCode, type Terminal, commandsFor, exit, reviewCommand, scaffoldCommand } from "./terminal.ts";
import type { Options } from "./options.ts";
import {
  type FileCounts,
  count,
  countModel,
  line,
  printFindings,
  printResult,
  summaryLines,
  timeLine,
} from "./print.ts";
import { unreviewedIn, withPages } from "./review.ts";
import { checkRuntime, compareWith } from "./runtime.ts";
import { findUnfitHandlers, findUnserved } from "./served.ts";

export const check: Command = {
  name: "check",
  summary: "check that packages/ matches spec/; write nothing",
  arguments: "",
  flags: ["root", "format", "json", "no-diff", "debug", "help"],
  details: `Compiles the spec in memory and compares the outputs with the files on disk. Each
finding shows the lines that differ and the command that fixes it. If many files are out of date,
they are counted per package; --format json and --format sarif list them all.

A missing handler of the server, a handler without an operation or module, and a text that “kiln review” lists are
findings too.

Exit code 0: clean. 1: files or handlers do not match the spec, or a text is not reviewed. 2: could not check: the
spec has errors, or a file cannot be read. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const runtime = checkRuntime(commandsFor(options, terminal));
    const { compilation, unreviewed } = compileAndReview(
      root,
      runtime.state === "missing" ? [] : emitters,
      reviewCommand(options, terminal),
    );
    const counts = new Map<string, number>();
    const compared =
      compilation.model &&
      (await compareWith(runtime, () =>
        compareFiles(root, filesOf(compilation.outputs, counts), {
          commands: commandsFor(options, terminal),
          diff: options.diff && options.format !== "github" && options.format !== "sarif",
        }),
      ));
    const found = byPackage(compared?.findings ?? []);
    const drift = driftFor(options.format, compared, found);
    const unserved =
      compilation.model === undefined ? [] : findUnserved(root, compilation.model, scaffoldCommand(options, terminal));
    const handlers =
      compilation.model === undefined
        ? []
        : await findUnfitHandlers(root, compilation.model, scaffoldCommand(options, terminal));
    const unfitHandlers = handlers.filter(({ severity }) => severity === "error").length;
    const listed = ["text", "github"].includes(options.format) ? unreviewed.slice(0, most.unreviewed) : unreviewed;
    const diagnostics = [
      ...runtime.diagnostics,
      ...compilation.diagnostics,
      ...listed,
      ...drift,
      ...unserved,
      ...handlers,
    ];
    // In the text format, the diffs show the lines that differ.
    const sources =
      options.format === "text" ? compilation.sources : new Map([...compilation.sources, ...(compared?.sources ?? [])]);
    const numbers = { filesRead: compilation.sources.size, unfitHandlers, unreviewed: unreviewed.length };
    const findings = await printFindings(
      diagnostics,
      unreviewed.length === 0 ? sources : withPages(sources, root),
      options,
      terminal,
      root,
    );
    const lines = [...diffs(found), ...tallied(found), ...report(compilation, counts, compared, numbers, terminal)];
    printResult(findings, options, terminal, lines, () => resultOf(compilation, compared));
    return exitCode(compared, unfitHandlers + unreviewed.length);
  },
};

/**
 * Compiles the spec of a folder and compares it with the record of its review. The syntax trees of its files are
 * released.
 */
function compileAndReview(
  root: string,
  writers: readonly Emitter[],
  command: string,
): { readonly compilation: FolderCompilation; readonly unreviewed: readonly Diagnostic[] } {
  const loaded = load(root);
  const compilation = { ...compile(loaded, writers), sources: loaded.sources };
  return {
    compilation,
    unreviewed: compilation.model === undefined ? [] : (unreviewedIn(root, loaded.documents, command) ?? []),
  };
}

function exitCode(compared: CompareResult | undefined, otherFindings: number): ExitCode {
  switch (compared?.verdict) {
    case "clean":
      return otherFindings === 0 ? exit.ok : exit.findings;
    case "drift":
      return exit.findings;
    case "unknown":
    case undefined:
      return exit.failed;
  }
}

/** GitHub shows few annotations, and people read few lines, so only formats for programs list every file. */
function driftFor(
  format: Options["format"],
  compared: CompareResult | undefined,
  { listed }: ByPackage<ComparedFile>,
): readonly Diagnostic[] {
  switch (format) {
    case "github":
      return byCause(compared?.findings ?? []);
    case "text":
      return listed.map(({ diagnostic }) => diagnostic);
    default:
      return compared?.diagnostics ?? [];
  }
}

/**
 * The maximum numbers for the text format: diffs for files that are only counted, lines per diff, and unreviewed texts.
 */
const most = { diffs: 3, lines: 20, unreviewed: 10 };

function diffs({ listed, counted }: ByPackage<ComparedFile>): readonly string[] {
  const whole = listed.flatMap(({ diff }) => diff?.trimEnd() ?? []);
  const parts = counted
    .flatMap(({ diff }) => diff?.trimEnd() ?? [])
    .slice(0, most.diffs)
    .map(cut);
  return [...whole, ...parts].map((diff) => `${visibleLines(diff)}\n\n`);
}

function cut(diff: string): string {
  const lines = diff.split("\n");
  return [
    ...lines.slice(0, most.lines),
    ...(lines.length > most.lines ? [`… ${lines.length - most.lines} more lines`] : []),
  ].join("\n");
}

/** Summarizes the files that are only counted, with the command that fixes them all. */
function tallied({ counted, lines }: ByPackage<ComparedFile>): readonly string[] {
  const [first] = counted;
  if (first === undefined) return [];
  const packages = lines.map((one) => `  ${visibleLines(one)}\n`);
  return [
    `The spec compiles. These files do not match it (${counted.length}):\n`,
    ...packages,
    `Run: ${first.command}\n\n`,
  ];
}

const verdicts = {
  clean: "clean: packages/ matches spec/",
  drift: "drift",
  unknown: "could not check",
} as const;

function report(
  compilation: Compilation,
  counts: FileCounts,
  compared: CompareResult | undefined,
  {
    filesRead,
    unfitHandlers,
    unreviewed,
  }: { readonly filesRead: number; readonly unfitHandlers: number; readonly unreviewed: number },
  terminal: Terminal,
): readonly string[] {
  const drifted =
    compared?.verdict === "drift" && compared.findings.length > 0
      ? ` in ${count(compared.findings.length, "file")}`
      : "";
  return [
    ...summaryLines(compilation, counts, filesRead),
    line("check", verdicts[compared?.verdict ?? "unknown"] + drifted),
    ...(unfitHandlers === 0 ? [] : [line("server", `${count(unfitHandlers, "handler")} missing or unknown`)]),
    ...(unreviewed === 0
      ? []
      : [line("review", `${count(unreviewed, "text")} to review: all are listed by “kiln review”`)]),
    timeLine(terminal),
  ];
}

function resultOf({ model }: Compilation, compared: CompareResult | undefined): object {
  return {
    model: model === undefined ? null : countModel(model),
    verdict: compared?.verdict ?? "unknown",
    drift: (compared?.findings ?? []).map(({ path, state, command, diff }) => ({
      path,
      state,
      command,
      diff: diff ?? null,
    })),
  };
}
