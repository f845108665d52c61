import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { firstDifference } from "../write/first-difference.ts";
import type { Edit } from "../write/rewrite.ts";
import type { Options } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { count, line } from "./summary.ts";
import { exit, type ExitCode, type Terminal } from "./terminal.ts";

export interface Outcome {
  readonly faults: readonly Diagnostic[];
  readonly changes: readonly Edit[];
  readonly code: ExitCode;
}

/** A finding for each file that is in another form, where it begins to differ. `command` writes them. */
export function unformatted(changes: readonly Edit[], command: string): readonly Diagnostic[] {
  return changes.map(({ path, before, after }) =>
    diagnostic("unformatted-file", firstDifference(path, before, after), { file: path, command }),
  );
}

/** Prints what was found or done. */
export async function reportFormatted(
  outcome: Outcome,
  sources: ReadonlyMap<string, string>,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const findings = await printFindings(outcome.faults, sources, options, terminal);
  if (options.format === "text") terminal.error(findings);
  terminal.out(
    options.format === "text"
      ? await inText(outcome, options)
      : options.format === "json"
        ? inJson(findings, outcome, options)
        : findings,
  );
  return outcome.code;
}

async function inText({ changes, code }: Outcome, { check, diff }: Options): Promise<string> {
  if (code === exit.failed) return "";
  if (changes.length === 0) return line("format", "all files are formatted");
  const files = check
    ? diff
      ? await Promise.all(changes.map(diffOf))
      : []
    : changes.map(({ path }) => line("formatted", path));
  return [...files, line("format", `${count(changes.length, "file")} ${check ? "not formatted" : "written"}`)].join("");
}

async function diffOf({ path, before, after }: Edit): Promise<string> {
  const [{ unifiedDiff }, { visibleLines }] = await Promise.all([
    import("../write/unified-diff.ts"),
    import("../diagnostics/visible.ts"),
  ]);
  const lines = await unifiedDiff(path, before, after, { before: "on disk", after: "formatted" });
  return lines === undefined ? "" : `${visibleLines(lines.join("\n"))}\n\n`;
}

function inJson(findings: string, { changes, code }: Outcome, { check }: Options): string {
  const files = changes.map(({ path }) => ({ path, written: !check && code === exit.ok }));
  return `${JSON.stringify({ ...(JSON.parse(findings) as object), files }, undefined, 2)}\n`;
}
