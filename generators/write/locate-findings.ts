import type { Disk } from "./disk.ts";
import type { Finding } from "./finding.ts";
import { firstDifference } from "./first-difference.ts";
import { withLineFeeds } from "./text.ts";
import { textAt } from "./text-at.ts";

export interface Located {
  readonly findings: readonly Finding[];
  /**
   * The texts that the places point into, by path. A file that is missing or unknown counts as empty, so that it has a
   * first line.
   */
  readonly sources: ReadonlyMap<string, string>;
}

/** The findings, each at the first line that differs from the wanted text of its path. */
export function locateFindings(disk: Disk, wanted: ReadonlyMap<string, string>, findings: readonly Finding[]): Located {
  const sources = new Map<string, string>();
  const located = findings.map((finding) => {
    const { path, state, diagnostic } = finding;
    if (state === "unreadable") return finding;
    const text = state === "unknown" ? "" : textAt(disk, path, state);
    if (text === undefined) return finding;
    sources.set(path, text);
    return {
      ...finding,
      diagnostic: { ...diagnostic, place: firstDifference(path, text, withLineFeeds(wanted.get(path) ?? "")) },
    };
  });
  return { findings: located, sources };
}
