import { renderTemplate } from "../../../codegen/template.ts";
import type { Project } from "../../../model/model.ts";
import { changesPage, feedFile, releasePage } from "../addresses.ts";
import { plainText, prose } from "../prose.ts";
import type { Address, Feed, FeedEntry, Site } from "../site.ts";
import { feedId } from "./feed-id.ts";
import { releaseSummary, withSummary } from "./summary.ts";

/** A reader of feeds asks for them often, and has seen what is older. */
const mostEntries = 100;

/** The versions, the newest first; undefined where nothing is released yet. */
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
 * The feed in Atom 1.0 (RFC 4287). Where the address of the site is not known its links are relative, as section
 * 4.2.7.1 allows: a reader resolves them against the address that it asked. The link to itself, which names that
 * address, is left out then.
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

/** A record has a day and no time. */
function updated(day: string): string {
  return `${day}T00:00:00Z`;
}
