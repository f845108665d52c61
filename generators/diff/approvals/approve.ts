import { diagnostic, hasErrors, type Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Approval } from "../../model/approval.ts";
import type { Change } from "../change.ts";
import { asKnowledge } from "../judge.ts";

/** The approvals of both revisions: those that the old one has, too, were meant for changes that may be in it by now. */
export interface Approvals {
  readonly before: readonly Approval[];
  readonly after: readonly Approval[];
}

/** The changes, those that are approved marked, and what is wrong with the approvals. */
export interface Approved {
  readonly changes: readonly Change[];
  readonly problems: readonly Diagnostic[];
}

/** Holds the approvals of the new revision against the changes. `today` is a day such as `2026-01-31`. */
export function approve(changes: readonly Change[], { before, after }: Approvals, today: string): Approved {
  const byFingerprint = new Map(changes.map((change) => [change.fingerprint, change]));
  const merged = new Set(before.map(({ fingerprint }) => fingerprint));
  const judged = after.map((approval) => {
    const change = byFingerprint.get(approval.fingerprint);
    if (change !== undefined) return { approval, problems: [...expiry(approval, today), ...disagreements(approval, change)] };
    return { approval, problems: [merged.has(approval.fingerprint) ? settled(approval) : unmatched(approval, changes)] };
  });
  const valid = new Map(judged.filter(({ problems }) => !hasErrors(problems)).map(({ approval }) => [approval.fingerprint, approval]));
  return {
    changes: changes.map((change) => marked(change, valid.get(change.fingerprint))),
    problems: judged.flatMap(({ problems }) => problems),
  };
}

function marked(change: Change, approval: Approval | undefined): Change {
  if (approval?.cause !== "knowledge") return { ...change, approval };
  return { ...change, cause: "knowledge", verdicts: asKnowledge(change.verdicts), approval };
}

/** The change is part of the old revision, which has the approval as well: it has done its work. */
function settled({ fingerprint, place }: Approval): Diagnostic {
  return diagnostic("approval-settled", place, { fingerprint });
}

function unmatched({ fingerprint, change, subject, place }: Approval, changes: readonly Change[]): Diagnostic {
  const now = changes.find((one) => one.id === change && one.subject === subject);
  const suggestion = now && `The change of that class and subject is “${now.fingerprint}”.`;
  return diagnostic("approval-without-change", place, { fingerprint }, { suggestion });
}

function expiry({ fingerprint, expires, places }: Approval, today: string): readonly Diagnostic[] {
  return expires < today ? [diagnostic("approval-expired", places.expires, { fingerprint, expires, today })] : [];
}

function disagreements({ fingerprint, change, subject, places }: Approval, found: Change): readonly Diagnostic[] {
  const parts = [
    { key: "class", stated: change, actual: found.id, place: places.change },
    { key: "subject", stated: subject, actual: found.subject, place: places.subject },
  ];
  const wrong = parts.filter(({ stated, actual }) => stated !== actual);
  return wrong.map(({ place, ...part }) => diagnostic("approval-disagrees", place, { fingerprint, ...part }));
}
