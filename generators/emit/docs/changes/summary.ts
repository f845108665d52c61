import type { Release } from "../../../model/release.ts";
import { verdictCounts, worstOf } from "../../../model/verdict.ts";
import { releaseItems, type ChangeItem } from "./release-items.ts";
import { subjectTitle } from "./subject.ts";

/** A summary of a release for its readers, with one line of plain text each. */
export interface ReleaseSummary {
  /** “2 breaking, 1 risk; 3 notes”; empty where there is nothing. */
  readonly counts: string;
  /** The subjects that break, the first of them by name; undefined where nothing does. */
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

/** The same as sentences, after the existing text. */
export function withSummary(lead: string, { counts, breaks: what }: ReleaseSummary): string {
  const parts = [lead, counts === "" ? "" : `${counts}.`, what === undefined ? "" : `Breaking: ${what}.`];
  return parts.filter((part) => part !== "").join(" ");
}
