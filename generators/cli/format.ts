import { resolve } from "node:path";
import { withSuggestion } from "../diagnostics/suggest.ts";
import type { MapNode } from "../load/tree.ts";
import { upgradeSpec, type Upgraded } from "../format/upgrade.ts";
import { PROJECT } from "../load/file-kinds.ts";
import { checkLanguage } from "../load/load.ts";
import { parse } from "../load/parse.ts";
import { readSpec } from "../load/read.ts";
import { pathOfName } from "../runtime/folders.ts";
import type { Edit, Rewriting } from "../write/rewrite.ts";
import type { Command } from "./command.ts";
import { misusedIn, exit, type ExitCode, type Terminal } from "./terminal.ts";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { firstDifference } from "../write/unified-diff.ts";
import type { Options } from "./options.ts";
import { count, line, printFindings, printResult } from "./print.ts";

const misused = misusedIn("format");

export const format: Command = {
  name: "format",
  summary: "format the files of spec/",
  arguments: "[FILE...]",
  flags: ["check", "upgrade", "root", "format", "json", "no-diff", "debug", "help"],
  details: `Formats all files of spec/, or only the named ones, as Prettier does. Values, comments,
blank lines and the order of keys stay the same. .prettierrc.yaml gives editors the same settings.

--upgrade first converts a spec of the previous language version: it renames the keys and files that have new names.

With --check nothing is written. Each file that is not formatted is a finding that shows the lines that differ.

Exit code 0: done, or nothing to do. 1: with --check, a file is not formatted. 2: not done: a file has errors.
3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const { sources, diagnostics: unreadable } = readSpec(root);
    const names = choose(options.positionals, [...sources.keys()], root, terminal.folder);
    if ("problem" in names) return misused(terminal, names.problem);
    if (options.upgrade && options.positionals.length > 0)
      return misused(terminal, "--upgrade converts the whole spec: leave out the names of files.");
    const files = options.upgrade
      ? upgradeSpec(sources)
      : names.map((path) => ({ path, before: sources.get(path)!, newPath: path, after: sources.get(path)! }));
    const parsed = files.map((file) => ({ ...file, ...parse(file.newPath, file.after) }));
    const faults = [
      ...unreadable,
      ...(options.upgrade ? languageFaults(files) : []),
      ...parsed.flatMap(({ root: tree, diagnostics }) => (tree === undefined ? diagnostics : [])),
    ];
    const report = (outcome: Parameters<typeof reportFormatted>[0]): Promise<ExitCode> =>
      reportFormatted(outcome, sources, options, terminal);
    if (faults.length > 0) return report({ faults, changes: [], code: exit.failed });
    const changes = (await Promise.all(parsed.map((file) => formatted(file, file.root!)))).flat();
    const command = commandFor(terminal);
    if (options.check)
      return report({
        faults: unformatted(changes, command),
        changes,
        code: changes.length === 0 ? exit.ok : exit.findings,
      });
    const { rewriteFiles } = await import("../write/rewrite.ts");
    const refused = rewriteFiles(root, changes.flatMap(rewritingsOf), command);
    return report({ faults: refused, changes, code: refused.length === 0 ? exit.ok : exit.failed });
  },
};

/** Returns the paths of the named spec files relative to the root, or all files if there are no names. */
function choose(
  names: readonly string[],
  known: readonly string[],
  root: string,
  folder: string,
): readonly string[] | { readonly problem: string } {
  if (names.length === 0) return known;
  const files = [...new Set(names.map((name) => pathOfName(root, folder, name)))];
  const unknown = files.find((file) => !known.includes(file));
  if (unknown === undefined) return files;
  return { problem: withSuggestion(`“${unknown}” is not a YAML file of spec/.`, unknown, known) };
}

/**
 * Returns the change that formats a file, if one is needed. Throws if formatting would change the data, which is a bug
 * in Kiln.
 */
async function formatted({ path, before, newPath, after: text }: Upgraded, tree: MapNode): Promise<readonly Change[]> {
  const [{ format: formatText }, { sameData }] = await Promise.all([
    import("../format/format.ts"),
    import("../format/format.ts"),
  ]);
  const after = await formatText(text);
  if (after === before && newPath === path) return [];
  const { root } = parse(newPath, after);
  if (root === undefined || !sameData(tree, root)) throw new Error(`Formatting would change the data in “${path}”.`);
  return [{ path: newPath, oldPath: path, before, after }];
}

/** A formatted file. The upgrade may have moved it. */
interface Change extends Edit {
  readonly oldPath: string;
}

function rewritingsOf({ path, oldPath, before, after }: Change): readonly Rewriting[] {
  if (path === oldPath) return [{ path, before, after }];
  return [
    { path: oldPath, before, after: undefined },
    { path, before: undefined, after },
  ];
}

/** Returns the error of a spec that `upgradeSpec` cannot bring to the current version of the language. */
function languageFaults(files: readonly Upgraded[]): readonly Diagnostic[] {
  const project = files.find(({ path }) => path === PROJECT);
  const fault = project && checkLanguage(PROJECT, project.after);
  return fault === undefined ? [] : [fault];
}

function commandFor({ runner }: Terminal): string {
  return `${runner === "kiln" ? "kiln" : "npm run kiln --"} format`;
}

interface Outcome {
  readonly faults: readonly Diagnostic[];
  readonly changes: readonly Change[];
  readonly code: ExitCode;
}

/** Returns a finding for each unformatted file, at the first difference. `command` formats the files. */
function unformatted(changes: readonly Edit[], command: string): readonly Diagnostic[] {
  return changes.map(({ path, before, after }) =>
    diagnostic("unformatted-file", firstDifference(path, before, after), { file: path, command }),
  );
}

async function reportFormatted(
  outcome: Outcome,
  sources: ReadonlyMap<string, string>,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const findings = await printFindings(outcome.faults, sources, options, terminal);
  const lines = options.format === "text" ? await linesOf(outcome, options) : [];
  printResult(findings, options, terminal, lines, () => resultOf(outcome, options));
  return outcome.code;
}

async function linesOf({ changes, code }: Outcome, { check, diff }: Options): Promise<readonly string[]> {
  if (code === exit.failed) return [];
  if (changes.length === 0) return [line("format", "all files are formatted")];
  const files = check
    ? diff
      ? await Promise.all(changes.map(diffOf))
      : []
    : changes.map(({ path }) => line("formatted", path));
  return [...files, line("format", `${count(changes.length, "file")} ${check ? "not formatted" : "written"}`)];
}

async function diffOf({ path, before, after }: Edit): Promise<string> {
  const [{ unifiedDiff }, { visibleLines }] = await Promise.all([
    import("../write/unified-diff.ts"),
    import("../diagnostics/visible.ts"),
  ]);
  const lines = await unifiedDiff(path, before, after, { before: "on disk", after: "formatted" });
  return lines === undefined ? "" : `${visibleLines(lines.join("\n"))}\n\n`;
}

function resultOf({ changes, code }: Outcome, { check }: Options): object {
  return { files: changes.map(({ path }) => ({ path, written: !check && code === exit.ok })) };
}
