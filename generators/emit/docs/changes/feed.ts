import { renderTemplate } from "../../../codegen/template.ts";
import type { Project } from "../../../model/model.ts";
import { changesPage, feedFile, releasePage } from "../addresses.ts";
import { plainText, prose } from "../prose.ts";
import type { Address, Feed, FeedEntry, Site } from "../site.ts";
import { feedId } from "./feed-id.ts";
import type { Release } from "../../../model/release.ts";
import { verdictCounts, worstOf } from "../../../model/verdict.ts";
import { type ChangeItem, releaseItems } from "./release-items.ts";
import { subjectTitle } from "./subject.ts";

/** The maximum number of entries. Feed readers fetch often and have already seen older entries. */
const mostEntries = 100;

/** Returns the versions, newest first, or `undefined` before the first release. */
export function feedOf(project: Project): Feed | undefined {
  const [newest, ...older] = project.releases
    .toReversed()
    .slice(0, mostEntries)
    .map(
      (release): FeedEntry => ({
        id: feedId(project, release.version),
        title: `${project.name} ${release.version}`,
        day: release.date,
        summary: withSummary(plainText(prose(release.summary)), releaseSummary(release)),
        page: releasePage(release.version),
      }),
    );
  return newest === undefined ? undefined : { id: feedId(project, undefined), entries: [newest, ...older] };
}

/**
 * Returns the feed as Atom 1.0 (RFC 4287). If the URL of the site is unknown, links are relative, as section 4.2.7.1
 * allows: readers resolve them against the URL of the feed. The link of the feed to itself requires that URL, so it is
 * omitted.
 */
export function atom({ name }: Site, { id, entries }: Feed, base: URL | undefined): string {
  const url = ({ path }: Address): string => (base === undefined ? path : new URL(path, base).href);
  return renderTemplate("docs/changes.atom.hbs", {
    id,
    title: `${name}: what changed`,
    name,
    updated: updated(entries[0].day),
    hasSelf: base !== undefined,
    self: url(feedFile),
    page: url(changesPage()),
    entries: entries.map(({ id: own, title, day, summary, page }) => ({
      id: own,
      title,
      updated: updated(day),
      summary,
      page: url(page),
    })),
  });
}

/** Converts a date to a timestamp, because records have no time. */
function updated(day: string): string {
  return `${day}T00:00:00Z`;
}

/** A summary of a release for its readers, with one line of plain text each. */
interface ReleaseSummary {
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
