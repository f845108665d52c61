import { resolve, join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { compileFolder } from "../compile.ts";
import { isCode } from "../diagnostics/catalogue.ts";
import { explain as explainCode, findExample, listCodes, unknownCode } from "../diagnostics/explain.ts";
import { changeIds } from "../diff/classes.ts";
import { explainClass, isChangeId, listClasses, type ClassExamples } from "../diff/explain.ts";
import { locator } from "../diagnostics/position.ts";
import { withSuggestion } from "../diagnostics/suggest.ts";
import { visibleLines } from "../diagnostics/visible.ts";
import type { Command } from "./command.ts";
import { decisionText, printFindings } from "./print.ts";
import type { Options } from "./options.ts";
import { exit, type ExitCode, type Terminal } from "./terminal.ts";
import { filesBelow } from "../runtime/folders.ts";

export const explain: Command = {
  name: "explain",
  summary: "explain a diagnostic, a class of changes or a decision of the spec; without a name, list all",
  arguments: "[code | class | D-NNN]",
  flags: ["root", "debug", "help"],
  details: `A diagnostic, such as unknown-key: its message, why it is a fault, how to fix it, and an
example with Kiln's output. A class of changes of kiln diff, such as parameter-added: its verdicts,
an example, what to do, and the opposite class. A decision, such as D-014: what the source leaves
open, the answer, its reason and sources, and the places that cite it.

Exit code 0: explained. 2: unknown code, class or decision, or the spec has errors. 3: an internal error.`,
  async run(options, terminal) {
    const [code] = options.positionals;
    if (code === undefined) {
      terminal.out(`Diagnostics\n\n${listCodes()}\nClasses of changes\n\n${listClasses()}`);
      return exit.ok;
    }
    if (/^d-\d+$/i.test(code)) return explainDecision(code.toUpperCase(), options, terminal);
    if (isChangeId(code)) {
      terminal.out(explainClass(code, await classExamples()));
      return exit.ok;
    }
    if (!isCode(code)) {
      terminal.error(unknownCode(code, changeIds));
      return exit.failed;
    }
    terminal.out(explainCode(code, findExample(code, readCases())));
    return exit.ok;
  },
};

async function classExamples(): Promise<ClassExamples> {
  const { default: examples } = await import("../diff/examples.json", { with: { type: "json" } });
  return examples;
}

async function explainDecision(id: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  const { model, diagnostics, sources } = compileFolder(resolve(terminal.folder, options.root), []);
  if (model === undefined) {
    terminal.error(await printFindings(diagnostics, sources, options, terminal));
    return exit.failed;
  }
  const decision = model.decisions.find((one) => one.id === id);
  if (decision === undefined) {
    const known = model.decisions.map((one) => one.id);
    terminal.error(`${withSuggestion(`There is no decision “${id}” in spec/decisions.yaml.`, id, known)}\n`);
    return exit.failed;
  }
  const locate = locator(sources);
  const uses = model.citations.flatMap(({ decision: cited, place }) => {
    const start = locate(place)?.start;
    return cited === id && start !== undefined ? [`${place.file}:${start.line}:${start.column}`] : [];
  });
  terminal.out(visibleLines(decisionText(decision, [...new Set(uses)])));
  return exit.ok;
}

const folder = join(import.meta.dirname, "../../test/cases");

/**
 * Reads the golden test cases by path, from which `explain` takes its examples. The map is empty if they are not
 * included in the package.
 */
function readCases(): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
