import type { Approval } from "../../model/approval.ts";
import type { Change } from "../change.ts";
import { fails, type Report } from "../report.ts";
import { audiences, type Audience, type Verdict } from "../verdict.ts";
import { audienceTitles } from "./audiences.ts";

/** The verdicts that ask something of an audience. */
const notable: readonly Verdict[] = ["breaking", "risk", "knowledge"];

/** Whom a change concerns notably, but for one: “breaking for reads and compiles; risk for serves”. */
export function affected({ verdicts }: Change, nameOf: (audience: Audience) => string, without?: Audience): string {
  const parts = notable.flatMap((kind) => {
    const those = audiences.filter((audience) => audience !== without && verdicts[audience] === kind);
    return those.length === 0 ? [] : [`${kind} for ${listed(those.map(nameOf))}`];
  });
  return parts.join("; ");
}

/** The same in words for readers who do not know the audiences, line by line, and its approval. */
export function explained(change: Change): readonly string[] {
  const whom = affected(change, (audience) => lowered(audienceTitles[audience]));
  return [
    change.sentence,
    ...(change.cause === "knowledge" ? ["What is known, not the API."] : []),
    ...(whom === "" ? [] : [`For whom: ${whom}.`]),
    ...(change.approval === undefined ? [] : [approvalText(change.approval)]),
  ];
}

/** As it goes on inside a sentence. */
export function lowered(title: string): string {
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** “2 of 6 changes fail: they are breaking, and not approved.” */
export function conclusion({ changes, failOn }: Report): string {
  const failing = changes.filter((change) => fails(change, failOn)).length;
  const level = failOn === "breaking" ? failOn : `${failOn} or worse`;
  if (failing === 0) return `No change fails: none is ${level}${changes.some(({ approval }) => approval) ? ", or it is approved" : ""}.`;
  return `${failing} of ${counted(changes.length, "change")} ${failing === 1 ? "fails: it is" : "fail: they are"} ${level}, and not approved.`;
}

/** “Approved until 2026-01-31: a reason (told: a team).” */
export function approvalText({ reason, notified, expires }: Approval): string {
  return `Approved until ${expires}: ${reason} (told: ${notified.join(", ")})`;
}

export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

/** “a, b and c”. */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
