import type { Approval } from "../../model/approval.ts";
import type { Change } from "../change.ts";
import { commonLevel, type FailOn } from "../fail-on.ts";
import { fails, isEmittedFailing, type Report } from "../report.ts";
import { audiences, audienceWords, type Audience, type Verdict } from "../../model/verdict.ts";

/** The verdicts that ask something of an audience. */
const notable: readonly Verdict[] = ["breaking", "risk", "knowledge"];

/** Whom a change concerns notably, but for one: “breaking for reads and compiles; risk for serves”. */
export function affected({ verdicts }: Pick<Change, "verdicts">, nameOf: (audience: Audience) => string, without?: Audience): string {
  const parts = notable.flatMap((kind) => {
    const those = audiences.filter((audience) => audience !== without && verdicts[audience] === kind);
    return those.length === 0 ? [] : [`${kind} for ${listed(those.map(nameOf))}`];
  });
  return parts.join("; ");
}

/** The same in words for readers who do not know the audiences, line by line, and its approval. */
export function explained(change: Change): readonly string[] {
  const whom = affected(change, audienceWords);
  return [
    change.sentence,
    ...(change.cause === "knowledge" ? ["What is known, not the API."] : []),
    ...(whom === "" ? [] : [`${raised(whom)}.`]),
    ...proofLines(change),
    ...(change.approval === undefined ? [] : [raised(approvalText(change.approval))]),
  ];
}

/** “2 of 6 changes fail: they are breaking, and not approved.” */
export function conclusion({ changes, emitted, failOn }: Report): string {
  const emittedFailing = (emitted?.changes ?? []).filter((change) => isEmittedFailing(change, failOn)).length;
  const also = emittedFailing === 0 ? "" : ` ${counted(emittedFailing, "change")} of what emitters make ${emittedFailing === 1 ? "fails" : "fail"}.`;
  return `${specConclusion(changes, failOn)}${also}`;
}

function specConclusion(changes: Report["changes"], failOn: FailOn): string {
  const failing = changes.filter((change) => fails(change, failOn)).length;
  const level = levelWords(failOn);
  if (failing === 0) return `No change fails: none is ${level}${changes.some(({ approval }) => approval) ? ", or it is approved" : ""}.`;
  const they = failing === 1 ? "fails: it is" : "fail: they are";
  return `${failing} of ${counted(changes.length, "change")} ${they} ${level}, and not approved.`;
}

/** “breaking”, “risk or worse”, or by audience: “breaking for sends or reads, or risk or worse for compiles”. */
function levelWords(failOn: FailOn): string {
  const words = (level: Verdict): string => (level === "breaking" ? level : `${level} or worse`);
  const common = commonLevel(failOn);
  if (common !== undefined) return words(common);
  const levels = [...new Set(Object.values(failOn))];
  return levels.map((level) => `${words(level)} for ${audiences.filter((audience) => failOn[audience] === level).join(" or ")}`).join(", or ");
}

/** Who says what compiles; nothing where that was not asked for. */
export function proofText({ proof }: Report): readonly string[] {
  if (proof === undefined) return [];
  if ("by" in proof) return [`What compiles is proved by ${proof.by}.`];
  return [`What compiles is not proved, but the verdict of each class. ${proof.problem}`];
}

/** What the compiler has to say of a change that is not compatible: “compiles, proved: …”. */
export function proofLines({ proof }: Change): readonly string[] {
  if (proof === undefined) return [];
  return Object.entries(proof).flatMap(([audience, { proved, message }]) =>
    proved === "compatible" ? [] : [`${audience}, ${proved === "unproved" ? "not proved" : "proved"}: ${message}`]);
}

/** “approved until 2026-01-31: a reason (told: a team)” */
export function approvalText({ reason, notified, expires }: Approval): string {
  return `approved until ${expires}: ${reason} (told: ${notified.join(", ")})`;
}

export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

function raised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** “a, b and c”. */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
