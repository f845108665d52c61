import { resolve } from "node:path";
import { locator } from "../diagnostics/position.ts";
import { parseFailOn, type FailOn } from "../diff/fail-on.ts";
import { reportFormats, type ReportFormat } from "../diff/render/format.ts";
import { hasFailed, type Report } from "../diff/report.ts";
import type { Command } from "./command.ts";
import { versionsThatFollow } from "./diff-versions.ts";
import { misusedIn } from "./misused.ts";
import type { Options } from "./options.ts";
import { compareOutputs, type Asked, type Sound } from "./diff-outputs.ts";
import { printFindings } from "./print-findings.ts";
import { readFolder, readMergeBase, readRevision, type Revision } from "./revision.ts";
import { exit, type ExitCode, type Terminal } from "./terminal.ts";
import { version } from "./version.ts";

const misused = misusedIn("diff");

export const diff: Command = {
  name: "diff",
  summary: "say what changed between two revisions of the spec, and for whom",
  arguments: "[FROM] [TO]",
  flags: ["root", "base", "format", "json", "fail-on", "approve", "no-prove", "no-emitted", "today", "debug", "help"],
  formats: reportFormats,
  details: `FROM and TO are folders that hold a spec/, or commits, branches or tags of git. Without TO it is the working tree; without FROM
the last commit that it shares with the main branch: main or master, here or of origin, or another one that --base names.

Each change has a verdict for five audiences: who sends requests (sends), who reads answers (reads), who compiles TypeScript (compiles),
who implements the server (serves), who reads the documentation. A verdict is breaking, risk, knowledge or compatible; “knowledge” is a
change of what the spec knows: the API is as it was. --fail-on takes one of them for all audiences, or one for each that counts:
--fail-on sends=breaking,reads=breaking,compiles=breaking lets additions pass that only a server has to implement. What compiles, and what servers have to implement, the compiler of TypeScript says where the
project has it (5.4 to 6): it compares the emitted declarations. --no-prove leaves that out. What the compiler makes of the spec of FROM today is compared with the files that were
committed with it, which shows what a change of an emitter does; --no-emitted leaves that out. A change that spec/approvals.yaml of TO approves is reported, and does not fail;
--approve prints the entries that are missing there.

text is for people, json for programs (generators/diff/report.schema.json), sarif for code scanning, junit for reports of tests, github for
marks at the lines of a pull request, markdown for its summary: .github/workflows/kiln.yml shows both.

Exit code 0: nothing at or above --fail-on. 1: there is. 2: could not compare, or a spec has errors. 3: an internal error.`,
  async run(options, terminal) {
    const failOn = parseFailOn(options.texts["fail-on"].join(",") || "breaking");
    if ("problem" in failOn) return misused(terminal, failOn.problem);
    const today = options.texts.today.at(-1) ?? new Date().toISOString().slice(0, 10);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(today)) return misused(terminal, `“${today}” is no day such as 2026-01-31.`);
    const root = resolve(terminal.folder, options.root);
    const [from, to] = options.positionals;
    const base = options.texts.base.at(-1);
    if (base !== undefined && from !== undefined) return misused(terminal, `FROM is “${from}” already: --base is for where there is none.`);
    const before = from === undefined ? readMergeBase(root, base) : readRevision(root, terminal.folder, from);
    if ("problem" in before) return misused(terminal, before.problem);
    const after = to === undefined ? readFolder(root, "the working tree") : readRevision(root, terminal.folder, to);
    if ("problem" in after) return misused(terminal, after.problem);
    if (before.model === undefined) return refuse(before, options, terminal);
    if (after.model === undefined) return refuse(after, options, terminal);
    const terms = { root, failOn, today, asked: { prove: options.prove, emitted: options.emitted }, output: options.approve ? ("approvals" as const) : formatOf(options) };
    return compare({ ...before, model: before.model }, { ...after, model: after.model }, terms, terminal);
  },
};

interface Terms {
  readonly root: string;
  readonly asked: Asked;
  readonly failOn: FailOn;
  readonly today: string;
  /** A format of the report, or the approvals that it lacks. */
  readonly output: ReportFormat | "approvals";
}

async function compare(before: Sound, after: Sound, { root, failOn, today, asked, output }: Terms, terminal: Terminal): Promise<ExitCode> {
  const { diff: changesOf } = await import("../diff/diff.ts");
  const { approve } = await import("../diff/approvals/approve.ts");
  const { approvalEntries } = await import("../diff/approvals/entries.ts");
  const { renderReport } = await import("../diff/render/render.ts");
  const approvals = { before: before.model.approvals, after: after.model.approvals };
  const start = terminal.elapsed();
  const found = changesOf(before.model, after.model, today);
  const compared = terminal.elapsed() - start;
  const { changes, proof, emitted, times } = await compareOutputs(root, { before, after }, found, asked, terminal);
  const approved = approve(changes, approvals, today);
  const { versions, tooLow } = await versionsThatFollow({ before: before.model, after: after.model }, approved.changes);
  const problems = [...approved.problems, ...tooLow];
  const report: Report = { from: before.title, to: after.title, failOn, today, proof, emitted, changes: approved.changes, versions, problems };
  const look = { before: locator(before.sources), after: locator(after.sources), color: terminal.color, version: version() };
  terminal.out(output === "approvals" ? approvalEntries(report) : renderReport(report, output, look));
  if (output === "text" && found.length > 0) terminal.error(timesText([["to compare the models", compared], ...times]));
  return hasFailed(report) ? exit.findings : exit.ok;
}

/** Beside the report, which says the same each time. */
function timesText(times: readonly (readonly [string, number])[]): string {
  return `${times.map(([what, milliseconds]) => `${Math.round(milliseconds)} ms ${what}`).join(", ")}\n`;
}

function formatOf({ asked }: Options): ReportFormat {
  return reportFormats.find((format) => format === asked) ?? "text";
}

/** The findings go where those of `check` go, under the name of the revision that has them. */
async function refuse({ diagnostics, sources, title }: Revision, options: Options, terminal: Terminal): Promise<ExitCode> {
  const findings = await printFindings(diagnostics, sources, options, terminal);
  (options.format === "text" ? terminal.error : terminal.out)(findings);
  terminal.error(`Not compared: the spec of ${title} has errors.\n`);
  return exit.failed;
}
