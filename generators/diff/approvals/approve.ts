import { diagnostic, hasErrors, type Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Approval } from "../../model/release.ts";
import type { Change } from "../change.ts";
import { groupChanges, type ChangeGroup } from "../groups.ts";
import { asKnowledge } from "../judge.ts";

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
