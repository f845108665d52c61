import { resolve } from "node:path";
import type { Command } from "./command.ts";
import { commandsFor, scaffoldCommand } from "./commands-for.ts";
import { generateOnce } from "./generate-once.ts";
import { diskLines, withResult } from "./generate-report.ts";
import type { Options } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { refreshRuntime } from "./runtime.ts";
import { findUnserved } from "./served.ts";
import { line, summaryLines } from "./summary.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

export const generate: Command = {
  name: "generate",
  summary: "compile spec/ and write packages/",
  arguments: "",
  flags: ["root", "format", "json", "force", "watch", "debug", "help"],
  details: `Reads every file of spec/, makes all outputs, and writes those that differ. A file that was edited by hand is
not overwritten without --force; a file that Kiln did not write is never touched.

With --watch it goes on: it runs again after each change of spec/, also after errors, until Ctrl+C or SIGTERM ends it with exit
code 0. With --format json it prints one line of JSON for each run; the formats sarif and github are refused.

Exit code 0: done. 1: done, but for files that people made or edited.
2: not done, the spec has errors or the disk does not let it. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    return options.watch ? (await import("./watch/watch.ts")).watchSpec(root, options, terminal) : runOnce(root, options, terminal);
  },
};

async function runOnce(root: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  const runtime = refreshRuntime(commandsFor(options, terminal));
  const generated = generateOnce(root, runtime, options, terminal);
  const { compilation, counts } = generated;
  const unserved = compilation.model === undefined ? [] : findUnserved(root, compilation.model, scaffoldCommand(options, terminal));
  const findings = await printFindings([...generated.diagnostics, ...unserved], compilation.sources, options, terminal, root);
  if (options.format === "text") {
    terminal.error(findings);
    const time = line("time", `${(terminal.elapsed() / 1000).toFixed(2)} s`);
    terminal.out([runtime.line, ...summaryLines(compilation, counts, compilation.sources.size), ...diskLines(generated), time].join(""));
  } else {
    terminal.out(options.format === "json" ? `${JSON.stringify(withResult(findings, generated), undefined, 2)}\n` : findings);
  }
  return generated.code;
}
