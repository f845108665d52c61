import { resolve } from "node:path";
import type { Command } from "./command.ts";
import { commandsFor, scaffoldCommand } from "./commands-for.ts";
import { generateOnce } from "./generate-once.ts";
import { diskLines, withResult } from "./generate-report.ts";
import { misusedIn } from "./misused.ts";
import type { Options } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { refreshRuntime } from "./runtime.ts";
import { findUnserved } from "./served.ts";
import { line, summaryLines } from "./summary.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const misused = misusedIn("generate");

export const generate: Command = {
  name: "generate",
  summary: "compile spec/ and write packages/",
  arguments: "",
  flags: ["root", "format", "json", "force", "watch", "openapi", "out", "debug", "help"],
  details: `Reads every file of spec/, makes all outputs, and writes those that differ. A file that was edited by hand is
not overwritten without --force; a file that Kiln did not write is never touched.

With --watch it goes on: it runs again after each change of spec/, also after errors, until Ctrl+C or SIGTERM ends it with exit
code 0. With --format json it prints one line of JSON for each run; the formats sarif and github are refused.

With --openapi 3.0 it writes the OpenAPI documents alone, in version 3.0.3, into the folder openapi-3.0 or that of --out, and leaves packages/
as it is. To have them in the package, and checked for drift, add \`openapi: ['3.1', '3.0']\` to spec/project.yaml.

Exit code 0: done. 1: done, but for files that people made or edited.
2: not done, the spec has errors or the disk does not let it. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const { openapi, out } = options.texts;
    if (openapi.length > 0) return (await import("./openapi-documents.ts")).writeOpenapi30(root, options, terminal);
    if (out.length > 0) return misused(terminal, "--out is for --openapi 3.0: packages/ is where kiln generate writes.");
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
