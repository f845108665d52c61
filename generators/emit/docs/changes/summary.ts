import type { Release } from "../../../model/release.ts";
import { verdictCounts, worstOf } from "../../../model/verdict.ts";
import { releaseItems, type ChangeItem } from "./release-items.ts";
import { subjectTitle } from "./subject.ts";

/** A summary of a release for its readers, with one line of plain text each. */
export interface ReleaseSummary {
  /** “2 breaking, 1 risk; 3 notes”. Empty if there are no changes. */
  readonly counts: string;
  /** The subjects with breaking changes: a few by name, then the number of others. `undefined` if nothing breaks. */
  readonly breaks: string | undefined;
}

export function releaseSummary(release: Release): ReleaseSummary {
  const { api, knowledge, notes } = releaseItems(release);
  const changes = [...api, ...knowledge];
  const parts = [
    verdictCounts(changes),
    notes.length === 0 ? "" : `${notes.length} ${notes.length === 1 ? "note" : "notes"}`,
  ];
  return {
    counts: parts.filter((part) => part !== "").join("; "),
    breaks: breaks(changes.filter((change) => worstOf(change) === "breaking")),
  };
}

const mostNamed = 3;

function breaks(changes: readonly ChangeItem[]): string | undefined {
  const subjects = [...new Set(changes.map(({ subject }) => subjectTitle(subject)))];
  if (subjects.length === 0) return undefined;
  const others = subjects.length - mostNamed;
  return `${subjects.slice(0, mostNamed).join("; ")}${others > 0 ? `; and ${others} more` : ""}`;
}

/** Returns the summary as sentences, after the existing text. */
export function withSummary(lead: string, { counts, breaks: what }: ReleaseSummary): string {
  const parts = [lead, counts === "" ? "" : `${counts}.`, what === undefined ? "" : `Breaking: ${what}.`];
  return parts.filter((part) => part !== "").join(" ");
}
