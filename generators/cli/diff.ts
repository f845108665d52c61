import { resolve } from "node:path";
import { inReadingOrder, relocate, relocateSources } from "../diagnostics/order.ts";
import { locator } from "../diagnostics/position.ts";
import { parseFailOn, type FailOn } from "../diff/judge.ts";
import { reportFormats, type ReportFormat } from "../diff/render/render.ts";
import type { Look } from "../diff/render/sections.ts";
import { type Report, hasFailed } from "../diff/report.ts";
import type { Command } from "./command.ts";
import { type ExitCode, type Terminal, exit, misusedIn, shownFolder, version } from "./terminal.ts";
import type { Options } from "./options.ts";
import { printFindings } from "./print.ts";
import { type Revision, readFolder, readMergeBase, readRevision } from "./revision.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Change } from "../diff/change.ts";
import { emitters } from "../emit/emitters.ts";
import type { Model } from "../model/model.ts";
import type { PackageVersion } from "../model/release.ts";
import { buildState } from "../runtime/state.ts";
import { filesOf, outputOf } from "../compile.ts";
import type { EmittedReport } from "../diff/emitted/compare-emitted.ts";
import type { ProofState } from "../diff/prove/proof.ts";
import type { Texts, TypeScript } from "../diff/prove/tree.ts";
import { manifestPath, parseManifest } from "../write/manifest.ts";
import { hashOf } from "../write/unified-diff.ts";

const misused = misusedIn("diff");

export const diff: Command = {
  name: "diff",
  summary: "report what changed between two revisions of the spec, and whom it affects",
  arguments: "[FROM] [TO]",
  flags: [
    "root",
    "base",
    "format",
    "json",
    "fail-on",
    "approve",
    "all",
    "no-prove",
    "no-witness",
    "no-emitted",
    "today",
    "debug",
    "help",
  ],
  formats: reportFormats,
  details: `FROM and TO are folders that contain spec/, or commits, branches or tags of git. TO
defaults to the working tree; FROM defaults to the last commit that the working tree shares with the
main branch: main or master, locally or on origin, or the branch of --base.

Each change has a verdict for each of five audiences: clients that send requests (sends), clients
that read responses (reads), TypeScript code that uses the packages (compiles), servers (serves),
and readers of the documentation (documentation). A verdict is breaking, risk, knowledge or
compatible. A change of knowledge affects what the spec states about the API, but not the API
itself.

--fail-on takes a verdict for all audiences, or one for each audience that counts: --fail-on
sends=breaking,reads=breaking,compiles=breaking accepts additions that only a server has to
implement.

Equal changes in several modules, resources or operations are reported as one. The changes that fail
come first. More than 20 compatible changes are counted by class; --all lists each.

If the project has TypeScript 5.4 to 6, its compiler compares the emitted declarations and proves
the verdicts for compiles and serves; --no-prove skips this. For breaking changes, Kiln looks for a
request that the packages of FROM accept and those of TO refuse, or a response that those of FROM
refuse, and prints it; --no-witness skips this. The files that were committed with FROM are compared
with what its spec compiles to today, which shows changes of emitters; --no-emitted skips this.

A change that spec/approvals.yaml of TO approves is reported and does not fail. To add the missing entries, run
“kiln diff --approve >> spec/approvals.yaml”; then write their reasons.

Formats: text is for people, json for programs (generators/diff/report.schema.json), sarif for code
scanning, junit for test reports, github for annotations in a pull request, markdown for its
summary. .github/workflows/kiln.yml uses the last two. In github, sarif, junit and markdown the
paths of files start at the root of the git repository.

Exit code 0: nothing at or above --fail-on. 1: at least one change fails. 2: not compared, for
example because a spec has errors. 3: an internal error.`,
  async run(options, terminal) {
    const failOn = parseFailOn(options.texts["fail-on"].join(",") || "breaking");
    if ("problem" in failOn) return misused(terminal, failOn.problem);
    const today = options.texts.today.at(-1) ?? new Date().toISOString().slice(0, 10);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(today)) return misused(terminal, `“${today}” is not a date such as 2026-01-31.`);
    const root = resolve(terminal.folder, options.root);
    const [from, to] = options.positionals;
    const base = options.texts.base.at(-1);
    if (base !== undefined && from !== undefined)
      return misused(terminal, `Use either FROM (“${from}”) or --base, not both.`);
    const before = from === undefined ? readMergeBase(root, base) : readRevision(root, terminal.folder, from);
    if ("problem" in before) return misused(terminal, before.problem);
    const after = to === undefined ? readFolder(root, "the working tree") : readRevision(root, terminal.folder, to);
    if ("problem" in after) return misused(terminal, after.problem);
    if (before.model === undefined) return refuse(before, options, terminal);
    if (after.model === undefined) return refuse(after, options, terminal);
    const shown = options.approve ? "" : shownFolder(after.folder ?? root, options.asked, terminal);
    const terms = {
      root,
      failOn,
      shown,
      all: options.all,
      today,
      asked: { prove: options.prove, witness: options.witness && !options.approve, emitted: options.emitted },
      output: options.approve ? ("approvals" as const) : formatOf(options),
    };
    return compare({ ...before, model: before.model }, { ...after, model: after.model }, terms, terminal);
  },
};

interface Terms {
  readonly root: string;
  readonly shown: string;
  readonly all: boolean;
  readonly asked: Asked;
  readonly failOn: FailOn;
  readonly today: string;
  /** The format of the report, or `approvals` for the missing approvals. */
  readonly output: ReportFormat | "approvals";
}

async function compare(
  before: Sound,
  after: Sound,
  { root, shown, all, failOn, today, asked, output }: Terms,
  terminal: Terminal,
): Promise<ExitCode> {
  const { diff: changesOf } = await import("../diff/diff.ts");
  const { approve } = await import("../diff/report.ts");
  const { approvalEntries } = await import("../diff/report.ts");
  const { renderReport } = await import("../diff/render/render.ts");
  const { relocateReport } = await import("../diff/render/sections.ts");
  const approvals = { before: before.model.approvals, after: after.model.approvals };
  const start = terminal.elapsed();
  const found = changesOf(before.model, after.model, today);
  const compared = terminal.elapsed() - start;
  const { changes, proof, emitted, times } = await compareOutputs(root, { before, after }, found, asked, terminal);
  const approved = approve(changes, approvals, today);
  const { versions, tooLow } = await versionsThatFollow({ before: before.model, after: after.model }, approved.changes);
  const problems = [...approved.problems, ...tooLow];
  const report: Report = {
    from: before.title,
    to: after.title,
    failOn,
    today,
    proof,
    emitted,
    changes: approved.changes,
    versions,
    problems,
  };
  const look = { ...locators(before, after, shown), color: terminal.color, version: version(), isWhole: all };
  terminal.out(
    output === "approvals"
      ? addition(approvalEntries(report).join(""), after)
      : renderReport(relocateReport(report, shown), output, look),
  );
  if (output === "text" && found.length > 0) terminal.error(timesText([["to compare the models", compared], ...times]));
  return hasFailed(report) ? exit.findings : exit.ok;
}

function locators(before: Sound, after: Sound, folder: string): Pick<Look, "before" | "after"> {
  return {
    before: locator(relocateSources(before.sources, folder)),
    after: locator(relocateSources(after.sources, folder)),
  };
}

/**
 * Returns the entries to append to `spec/approvals.yaml`. A new file begins with the same schema comment as the
 * project's other files.
 */
function addition(entries: string, { sources }: Sound): string {
  const text = sources.get("spec/approvals.yaml") ?? "";
  if (text.trim() !== "") return text.endsWith("\n") || entries === "" ? entries : `\n${entries}`;
  const schemas = /\$schema=(\S*)project\.json/.exec(sources.get("spec/project.yaml") ?? "")?.[1];
  return schemas === undefined || entries === ""
    ? entries
    : `# yaml-language-server: $schema=${schemas}approvals.json\n${entries}`;
}

/** Times are printed separately, so that the report is reproducible. */
function timesText(times: readonly (readonly [string, number])[]): string {
  return `${times.map(([what, milliseconds]) => `${Math.round(milliseconds)} ms ${what}`).join(", ")}\n`;
}

function formatOf({ asked }: Options): ReportFormat {
  return reportFormats.find((format) => format === asked) ?? "text";
}

/** Prints the findings in the same form as `check`, under the name of the revision that has them. */
async function refuse(
  { diagnostics, sources, title, folder }: Revision,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const { asked } = options;
  const root = folder ?? resolve(terminal.folder, options.root);
  if (asked === "junit" || asked === "markdown") {
    const { refusals } = await import("../diff/render/markdown.ts");
    const shown = shownFolder(root, asked, terminal);
    terminal.out(
      refusals[asked](title, inReadingOrder(relocate(diagnostics, shown)), locator(relocateSources(sources, shown))),
    );
  }
  const findings = await printFindings(diagnostics, sources, options, terminal, root);
  (options.format === "text" ? terminal.error : terminal.out)(findings);
  terminal.error(`Not compared: the spec of ${title} has errors.\n`);
  return exit.failed;
}

interface Models {
  readonly before: Model;
  readonly after: Model;
}

/** The required versions, and findings for those that were raised too little. */
interface VersionsFound {
  readonly versions: readonly PackageVersion[];
  readonly tooLow: readonly Diagnostic[];
}

/** Returns empty lists if no packages can be emitted. */
async function versionsThatFollow({ before, after }: Models, changes: readonly Change[]): Promise<VersionsFound> {
  if (changes.length === 0 || buildState() === "missing") return { versions: [], tooLow: [] };
  const { versionsOf } = await import("../release/versions.ts");
  const { notRaised } = await import("../release/versions.ts");
  const following = versionsOf({ before, after, changes }, emitters);
  const versions = following.map(({ required: _, ...version }): PackageVersion => version);
  return { versions, tooLow: notRaised(versions, after.project) };
}

/** A revision whose spec has no errors. */
interface Sound extends Revision {
  readonly model: Model;
}

interface Revisions {
  readonly before: Sound;
  readonly after: Sound;
}

/** Optional work in addition to comparing the models. */
interface Asked {
  readonly prove: boolean;
  readonly witness: boolean;
  readonly emitted: boolean;
}

interface ComparedOutputs {
  readonly changes: readonly Change[];
  readonly proof: ProofState | undefined;
  readonly emitted: EmittedReport | undefined;
  /** The duration of each part in milliseconds. */
  readonly times: ReadonlyMap<string, number>;
}

/**
 * Compares the outputs of both specs with the project's TypeScript compiler, and those of the old spec with the
 * committed files.
 */
async function compareOutputs(
  root: string,
  revisions: Revisions,
  changes: readonly Change[],
  asked: Asked,
  terminal: Terminal,
): Promise<ComparedOutputs> {
  const watch = stopwatch(terminal);
  const { typescriptOf } = await import("../diff/prove/tree.ts");
  const ts = asked.prove ? typescriptOf(root) : undefined;
  watch.lap("to load TypeScript");
  const missing = buildState() === "missing" ? "The runtime of the packages is not built: kiln generate" : undefined;
  const work: Work = { ts: ts === undefined || "problem" in ts ? undefined : ts, outputs: emissions(), missing, watch };
  const problem = ts !== undefined && "problem" in ts ? ts.problem : missing;
  const isProved = ts !== undefined && changes.length > 0;
  const proved = isProved && problem === undefined ? await proveChanges(work, revisions, changes) : changes;
  const shown = asked.witness && missing === undefined ? await witnessChanges(work, revisions, proved) : proved;
  const emitted = asked.emitted ? await compareCommitted(work, revisions.before) : undefined;
  return { changes: shown, proof: isProved ? proofState(work, problem) : undefined, emitted, times: watch.times };
}

interface Work {
  readonly ts: TypeScript | undefined;
  readonly outputs: (model: Model, into?: (folder: string) => boolean) => Texts;
  readonly missing: string | undefined;
  readonly watch: Stopwatch;
}

function proofState({ ts }: Work, problem: string | undefined): ProofState {
  return problem === undefined ? { by: `TypeScript ${ts!.version}` } : { problem };
}

async function proveChanges(
  { ts, outputs, watch }: Work,
  { before, after }: Revisions,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const { prove } = await import("../diff/prove/prove.ts");
  const { declarationsIn, isTyped } = await import("../diff/prove/tree.ts");
  const texts = {
    before: declarationsIn(outputs(before.model, isTyped)),
    after: declarationsIn(outputs(after.model, isTyped)),
  };
  watch.lap("to emit both revisions");
  const proved = prove(ts!, changes, texts);
  watch.lap("to compare their declarations");
  return proved;
}

async function witnessChanges(
  { outputs, watch }: Work,
  { before, after }: Revisions,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  if (changes.every(({ verdicts }) => verdicts.sends !== "breaking" && verdicts.reads !== "breaking")) return changes;
  const { addWitnesses } = await import("../witness/witness.ts");
  const { isChecked, loadChecks } = await import("./load-checks.ts");
  const revisionOf = async ({ model }: Sound) => ({
    model,
    checks: await loadChecks(model, outputs(model, isChecked)),
  });
  const shown = await addWitnesses(changes, await revisionOf(before), await revisionOf(after));
  watch.lap("to find witnesses");
  return shown;
}

async function compareCommitted({ ts, outputs, missing, watch }: Work, before: Sound): Promise<EmittedReport> {
  const { compareEmitted, isCompared } = await import("../diff/emitted/compare-emitted.ts");
  const { declarationsIn } = await import("../diff/prove/tree.ts");
  const texts = before.committed((path) => isCompared(path) || path === manifestPath);
  if ("problem" in texts) return { changes: [], skipped: texts.problem };
  const committed = new Map([...texts].filter(([path]) => isCompared(path)));
  if (![...committed.keys()].some((path) => path.includes("/generated/")))
    return { changes: [], skipped: `There are no emitted files in ${before.title}.` };
  if (missing !== undefined) return { changes: [], skipped: missing };
  const emitted = new Map([...outputs(before.model)].filter(([path]) => isCompared(path)));
  for (const [path, hashes] of parseManifest(texts.get(manifestPath) ?? "").manifest)
    if (isCompared(path) && !committed.has(path)) committed.set(path, packedText(path, hashes, emitted.get(path)));
  const { findFaults } = await import("../diff/prove/find-faults.ts");
  const declarations = { before: declarationsIn(committed), after: declarationsIn(emitted) };
  const changes = compareEmitted({
    committed,
    emitted,
    declarations: ts === undefined ? [] : findFaults(ts, declarations),
  });
  watch.lap("to compare what was committed");
  return { changes, skipped: undefined };
}

/**
 * Returns a text that stands for a packed file, of which only the hash is committed: the emitted text, unless the
 * compiler changed it. Changed documents are not compared, because packed ones repeat others.
 */
function packedText(path: string, hashes: readonly string[], emitted: string | undefined): string {
  const isSame = emitted !== undefined && (path.endsWith(".json") || hashes.includes(hashOf(emitted)));
  return isSame ? emitted : "";
}

/** Returns the files of the emitters. Each emitter runs once per model. */
function emissions(): Work["outputs"] {
  const known = new Map<string, Texts>();
  const models: Model[] = [];
  const of = (model: Model, index: number): Texts => {
    if (!models.includes(model)) models.push(model);
    const key = `${models.indexOf(model)} ${index}`;
    const texts =
      known.get(key) ??
      new Map(Array.from(filesOf([outputOf(emitters[index]!, model)]), ({ path, text }) => [path, text] as const));
    known.set(key, texts);
    return texts;
  };
  return (model, isWanted = () => true) =>
    new Map(emitters.flatMap(({ into }, index) => (isWanted(into) ? [...of(model, index)] : [])));
}

interface Stopwatch {
  readonly times: ReadonlyMap<string, number>;
  readonly lap: (what: string) => void;
}

function stopwatch({ elapsed }: Terminal): Stopwatch {
  const times = new Map<string, number>();
  let last = elapsed();
  return {
    times,
    lap(what) {
      times.set(what, elapsed() - last);
      last = elapsed();
    },
  };
}
