import type { Approval } from "../../model/release.ts";
import type { Change } from "../change.ts";
import { commonLevel, type FailOn } from "../fail-on.ts";
import { groupSentence } from "../groups.ts";
import { fails, isEmittedFailing, type Report } from "../report.ts";
import { audienceNames, audiences, type Audience, type Verdict } from "../../model/verdict.ts";

/** Verdicts that require attention from an audience. */
const notable: readonly Verdict[] = ["breaking", "risk", "knowledge"];

/** Names the audiences that a change affects: “breaking for reads and compiles; risk for serves”. */
export function affected({ verdicts }: Pick<Change, "verdicts">, nameOf: (audience: Audience) => string): string {
  const parts = notable.flatMap((kind) => {
    const those = audiences.filter((audience) => verdicts[audience] === kind);
    return those.length === 0 ? [] : [`${kind} for ${listed(those.map(nameOf))}`];
  });
  return parts.join("; ");
}

/** Explains a change of knowledge. */
export const KNOWLEDGE = "Only what is known about the API changed, not the API.";

/**
 * Explains one change, or equal ones, line by line for readers who do not know the audiences. Includes the approval.
 */
export function explained(change: Change, equal: readonly Change[] = [change]): readonly string[] {
  const whom = affected(change, (audience) => audienceNames[audience]);
  return [
    groupSentence(equal),
    ...(change.cause === "knowledge" ? [KNOWLEDGE] : []),
    ...(whom === "" ? [] : [`${raised(whom)}.`]),
    ...proofLines(change),
    ...(change.approval === undefined ? [] : [raised(approvalText(change.approval))]),
  ];
}

/** Returns the conclusion: “2 of 6 changes fail: they are breaking and not approved.” */
export function conclusion({ changes, emitted, failOn }: Report): string {
  const emittedFailing = (emitted?.changes ?? []).filter((change) => isEmittedFailing(change, failOn)).length;
  const also =
    emittedFailing === 0
      ? ""
      : ` ${counted(emittedFailing, "change")} of emitted files ${emittedFailing === 1 ? "fails" : "fail"}.`;
  return `${specConclusion(changes, failOn)}${also}`;
}

function specConclusion(changes: Report["changes"], failOn: FailOn): string {
  const failing = changes.filter((change) => fails(change, failOn)).length;
  const level = levelWords(failOn);
  if (failing === 0)
    return `No change fails: no${changes.some(({ approval }) => approval) ? " unapproved" : ""} change is ${level}.`;
  const they = failing === 1 ? "fails: it is" : "fail: they are";
  return `${failing} of ${counted(changes.length, "change")} ${they} ${level} and not approved.`;
}

/**
 * Describes the level: “breaking”, “risk or worse”, or by audience: “breaking for sends or reads, or risk or worse for
 * compiles”.
 */
function levelWords(failOn: FailOn): string {
  const words = (level: Verdict): string => (level === "breaking" ? level : `${level} or worse`);
  const common = commonLevel(failOn);
  if (common !== undefined) return words(common);
  const levels = [...new Set(Object.values(failOn))];
  return levels
    .map((level) => `${words(level)} for ${audiences.filter((audience) => failOn[audience] === level).join(" or ")}`)
    .join(", or ");
}

/** Describes how the verdicts for TypeScript were determined. The list is empty if no proof was requested. */
export function proofText({ proof }: Report): readonly string[] {
  if (proof === undefined) return [];
  if ("by" in proof) return [`The verdicts for TypeScript are proved by ${proof.by}.`];
  return [`The verdicts for TypeScript are those of the classes of changes; they are not proved. ${proof.problem}`];
}

/** Quotes the compiler's messages about an incompatible change: “proved for compiles: …”. */
export function proofLines({ proof }: Change): readonly string[] {
  if (proof === undefined) return [];
  return Object.entries(proof).flatMap(([audience, { proved, message }]) =>
    proved === "compatible" ? [] : [`${proved === "unproved" ? "not proved" : "proved"} for ${audience}: ${message}`],
  );
}

/** Describes an approval: “approved until 2026-01-31: a reason (notified: a team)” */
export function approvalText({ reason, notified, expires }: Approval): string {
  return `approved until ${expires}: ${reason} (notified: ${notified.join(", ")})`;
}

/** Returns “1 change” or “2 changes”. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

function raised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Joins words: “a, b and c”. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
