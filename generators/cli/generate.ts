import { resolve } from "node:path";
import type { Command } from "./command.ts";
import { type ExitCode, type Terminal, commandsFor, misusedIn, scaffoldCommand } from "./terminal.ts";
import { diskLines, generateOnce, resultOf } from "./generate-once.ts";
import type { Options } from "./options.ts";
import { printFindings, printResult, summaryLines, timeLine } from "./print.ts";
import { refreshRuntime } from "./runtime.ts";
import { findUnserved } from "./served.ts";

const misused = misusedIn("generate");

export const generate: Command = {
  name: "generate",
  summary: "compile spec/ and write packages/",
  arguments: "",
  flags: ["root", "format", "json", "force", "packed", "watch", "openapi", "out", "debug", "help"],
  details: `Compiles spec/ and writes the outputs that changed. A file that was edited by hand is
overwritten only with --force. A file that Kiln did not write is never touched.

Code, decision lists and documents that repeat others are not committed: packages/.gitignore lists these packed files.
With --packed only they are written. A script “prepare” in package.json runs this after npm install.

With --watch it runs again after each change in spec/, even after errors, until Ctrl+C or SIGTERM stops it with exit
code 0. --format json then prints one line of JSON per run; sarif and github are not supported.

With --openapi 3.0 it writes only the OpenAPI documents, in version 3.0.3, into openapi-3.0 or the
folder of --out. packages/ does not change. To include them in the package and in kiln check, add
\`openapi: ['3.1', '3.0']\` to spec/project.yaml.

Exit code 0: done. 1: done, except for files that were edited or created by hand.
2: not done: the spec has errors, or a file cannot be written. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const { openapi, out } = options.texts;
    if (openapi.length > 0) return (await import("./openapi-documents.ts")).writeOpenapi30(root, options, terminal);
    if (out.length > 0)
      return misused(terminal, "--out is for --openapi 3.0: packages/ is where kiln generate writes.");
    return options.watch
      ? (await import("./watch.ts")).watchSpec(root, options, terminal)
      : runOnce(root, options, terminal);
  },
};

async function runOnce(root: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  const runtime = refreshRuntime(commandsFor(options, terminal));
  const generated = generateOnce(root, runtime, options, terminal);
  const { compilation, counts } = generated;
  const unserved =
    compilation.model === undefined ? [] : findUnserved(root, compilation.model, scaffoldCommand(options, terminal));
  const findings = await printFindings(
    [...generated.diagnostics, ...unserved],
    compilation.sources,
    options,
    terminal,
    root,
  );
  const summary = summaryLines(compilation, counts, compilation.sources.size);
  const lines = [runtime.line, ...summary, ...diskLines(generated), timeLine(terminal)];
  printResult(findings, options, terminal, lines, () => resultOf(generated));
  return generated.code;
}
