import { type Diagnostic, diagnostic, hasErrors } from "../diagnostics/diagnostic.ts";
import type { Approval, PackageVersion } from "../model/release.ts";
import { type Change, type Step, pathText, plainText } from "./change.ts";
import { type FailOn, asKnowledge, reaches } from "./judge.ts";
import type { EmittedChange, EmittedReport } from "./emitted/compare-emitted.ts";
import type { ProofState } from "./prove/proof.ts";
import { visibleJson } from "../diagnostics/visible.ts";
import { createHash } from "node:crypto";
import { groupBy } from "../model/group-by.ts";
import { sentence } from "./sentence.ts";

/** All results of a comparison. Every output format is built from them. */
export interface Report {
  readonly from: string;
  readonly to: string;
  readonly failOn: FailOn;
  /** The date of the comparison, such as `2026-01-31`. */
  readonly today: string;
  readonly changes: readonly Change[];
  /** The state of the proof for TypeScript. `undefined` if there was nothing to prove or no proof was requested. */
  readonly proof?: ProofState | undefined;
  /** Changes of emitters, or `undefined` if they were not requested. */
  readonly emitted?: EmittedReport | undefined;
  /** The next version of each package. The list is empty if the packages could not be emitted. */
  readonly versions: readonly PackageVersion[];
  readonly problems: readonly Diagnostic[];
}

/** Returns whether a change fails the comparison, for any of the audiences that count. */
export function fails({ verdicts, approval }: Change, failOn: FailOn): boolean {
  return approval === undefined && reaches(verdicts, failOn);
}

/** Returns whether a change of an emitter fails the comparison. Approvals do not apply to it. */
export function isEmittedFailing({ verdicts }: EmittedChange, failOn: FailOn): boolean {
  return reaches(verdicts, failOn);
}

export function hasFailed({ changes, emitted, problems, failOn }: Report): boolean {
  return (
    hasErrors(problems) ||
    changes.some((change) => fails(change, failOn)) ||
    (emitted?.changes ?? []).some((change) => isEmittedFailing(change, failOn))
  );
}

/** The approvals of both revisions. Those that the old one also has were for changes that it may already contain. */
export interface Approvals {
  readonly before: readonly Approval[];
  readonly after: readonly Approval[];
}

/** The changes, including the approved ones, and the faults of the approvals. */
export interface Approved {
  readonly changes: readonly Change[];
  readonly problems: readonly Diagnostic[];
}

/** Applies the approvals of the new revision to single changes and groups. `today` is a date such as `2026-01-31`. */
export function approve(changes: readonly Change[], { before, after }: Approvals, today: string): Approved {
  const groups = groupChanges(changes).filter(({ uses }) => uses.length > 0);
  const targets = [...groups, ...changes.map(alone)];
  const byFingerprint = new Map(targets.map((target) => [target.fingerprint, target]));
  const merged = new Set(before.map(({ fingerprint }) => fingerprint));
  const judged = after.map((approval) => {
    const target = byFingerprint.get(approval.fingerprint);
    if (target !== undefined)
      return { approval, problems: [...expiry(approval, today), ...disagreements(approval, target)] };
    return {
      approval,
      problems: [merged.has(approval.fingerprint) ? settled(approval) : unmatched(approval, targets)],
    };
  });
  const valid = new Map(
    judged.filter(({ problems }) => !hasErrors(problems)).map(({ approval }) => [approval.fingerprint, approval]),
  );
  // An approval of a single change takes precedence over one of its group.
  const approvals = new Map<Change, Approval>();
  for (const target of targets) {
    const approval = valid.get(target.fingerprint);
    if (approval !== undefined) for (const change of target.changes) approvals.set(change, approval);
  }
  return {
    changes: changes.map((change) => marked(change, approvals.get(change))),
    problems: judged.flatMap(({ problems }) => problems),
  };
}

function alone(change: Change): ChangeGroup {
  return { fingerprint: change.fingerprint, subject: change.subject, changes: [change], uses: [] };
}

function marked(change: Change, approval: Approval | undefined): Change {
  if (approval?.cause !== "knowledge") return { ...change, approval };
  return { ...change, cause: "knowledge", verdicts: asKnowledge(change.verdicts), approval };
}

/** The old revision already contains the change and its approval, so the approval is obsolete. */
function settled({ fingerprint, place }: Approval): Diagnostic {
  return diagnostic("approval-settled", place, { fingerprint });
}

function unmatched({ fingerprint, change, subject, place }: Approval, targets: readonly ChangeGroup[]): Diagnostic {
  const now = targets.find((one) => one.changes[0]!.id === change && one.subject === subject);
  const suggestion = now && `The change of that class and subject is “${now.fingerprint}”.`;
  return diagnostic("approval-without-change", place, { fingerprint }, { suggestion });
}

function expiry({ fingerprint, expires, places }: Approval, today: string): readonly Diagnostic[] {
  return expires < today ? [diagnostic("approval-expired", places.expires, { fingerprint, expires, today })] : [];
}

function disagreements(
  { fingerprint, change, subject, uses, place, places }: Approval,
  target: ChangeGroup,
): readonly Diagnostic[] {
  const parts = [
    { key: "class", stated: change, actual: target.changes[0]!.id, place: places.change },
    { key: "subject", stated: subject, actual: target.subject, place: places.subject },
    { key: "list of uses", stated: usesText(uses), actual: usesText(target.uses), place: places.uses ?? place },
  ];
  const wrong = parts.filter(({ stated, actual }) => stated !== actual);
  return wrong.map(({ place, ...part }) => diagnostic("approval-disagrees", place, { fingerprint, ...part }));
}

function usesText(uses: readonly string[]): string {
  return uses.length === 0 ? "none" : uses.toSorted().join(", ");
}

/** The number of days for which an approval is valid, unless its author changes the date. */
const DAYS = 90;

/**
 * Returns the entries for `spec/approvals.yaml` that approve the failing changes of a report, one for equal changes.
 * Their empty strings must be filled in, because the schema rejects an approval without a reason.
 */
export function approvalEntries(report: Pick<Report, "changes" | "failOn" | "today">): readonly string[] {
  const expires = daysLater(report.today, DAYS);
  return failingGroups(report).map((group) => approvalEntry(group, expires));
}

export function approvalCount(report: Pick<Report, "changes" | "failOn">): number {
  return failingGroups(report).length;
}

function failingGroups({ changes, failOn }: Pick<Report, "changes" | "failOn">): readonly ChangeGroup[] {
  return groupChanges(changes).filter((group) => group.changes.some((change) => fails(change, failOn)));
}

function approvalEntry({ fingerprint, subject, changes, uses }: ChangeGroup, expires: string): string {
  const lines = [
    `'${fingerprint}':`,
    `  change: ${changes[0]!.id}`,
    `  subject: ${quoted(subject)}`,
    ...(uses.length === 0 ? [] : ["  uses:", ...uses.map((use) => `    - ${quoted(use)}`)]),
    "  reason: ''",
    "  notified: ''",
    `  expires: '${expires}'`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function quoted(text: string): string {
  return visibleJson(JSON.stringify(text));
}

function daysLater(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Equal changes in several modules, resources or operations that need one approval, or a single change. */
export interface ChangeGroup {
  /**
   * A hash of the class, the path without the names of its uses, the two values, and the uses. A single change has its
   * own fingerprint.
   */
  readonly fingerprint: string;
  /** The common path: `service library / module * / parameter limit`. */
  readonly subject: string;
  /** One or more changes in the order of the report. */
  readonly changes: readonly Change[];
  /** The names of the modules, resources or operations in alphabetical order; empty for a single change. */
  readonly uses: readonly string[];
}

/** The kinds of steps whose names may differ between equal changes. */
const holders: ReadonlySet<string> = new Set(["module", "resource", "operation"]);

/** Groups equal changes. The order is that of the first change of each group. */
export function groupChanges(changes: readonly Change[]): readonly ChangeGroup[] {
  return [...groupBy(changes, identity).values()].map((same) => {
    const [first] = same;
    return same.length === 1
      ? { fingerprint: first!.fingerprint, subject: first!.subject, changes: same, uses: [] }
      : groupOf(same);
  });
}

function groupOf(changes: readonly Change[]): ChangeGroup {
  const subject = pathText(commonPath(changes));
  const uses = changes.map((change) => useOf(change, changes)).sort();
  const [first] = changes;
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([identity(first!), uses]))
    .digest("hex")
    .slice(0, 16);
  return { fingerprint, subject, changes, uses };
}

function identity({ id, path, before, after }: Change): string {
  const relative = path.map((step, index) => (isHolder(step, index, path) ? [step.kind] : [step.kind, step.name]));
  return plainText([id, relative, before ?? null, after ?? null]);
}

function isHolder({ kind }: Step, index: number, path: readonly Step[]): boolean {
  return index < path.length - 1 && holders.has(kind);
}

/** Returns the path that equal changes share, with a star for each name that differs. */
function commonPath(changes: readonly Change[]): readonly Step[] {
  const varying = varyingSteps(changes);
  return changes[0]!.path.map((step, index) => (varying.includes(index) ? { ...step, name: "*" } : step));
}

function varyingSteps(changes: readonly Change[]): readonly number[] {
  const [first] = changes;
  return first!.path.flatMap(({ name }, index) =>
    changes.some(({ path }) => path[index]!.name !== name) ? [index] : [],
  );
}

/** Returns the names in which a change differs from its equals: `books`, or `room/create`. */
function useOf({ path }: Change, changes: readonly Change[]): string {
  return varyingSteps(changes)
    .map((index) => path[index]!.name)
    .join("/");
}

/**
 * Returns one sentence for equal changes: “service library / parameter limit has a lower maximum: 100 (was 500), in 40
 * modules.”
 */
export function groupSentence(changes: readonly Change[], write?: (text: string) => string): string {
  const [first] = changes;
  if (changes.length === 1) return sentence(first!, write);
  const varying = varyingSteps(changes);
  const path = first!.path.filter((_, index) => !varying.includes(index));
  return `${sentence({ ...first!, path }, write).replace(/\.$/, "")}, in ${placesText(changes)}.`;
}

/** Counts the places of equal changes: “40 modules”, or “8 operations of 3 resources”. */
function placesText(changes: readonly Change[]): string {
  const counts = varyingSteps(changes).map((index) => {
    const names = new Set(
      changes.map(({ path }) =>
        path
          .slice(0, index + 1)
          .map(({ name }) => name)
          .join("/"),
      ),
    );
    return { kind: changes[0]!.path[index]!.kind, count: names.size };
  });
  return counts
    .toReversed()
    .map(({ kind, count }) => `${count} ${kind}${count === 1 ? "" : "s"}`)
    .join(" of ");
}

export function usesOf(changes: readonly Change[]): readonly string[] {
  return changes.length === 1 ? [] : changes.map((change) => useOf(change, changes)).sort();
}
