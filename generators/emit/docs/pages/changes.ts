import type { Project } from "../../../model/model.ts";
import type { Release } from "../../../model/release.ts";
import { releaseSummary } from "../changes/feed.ts";
import { changesPage, feedFile, releasePage, startPage } from "../addresses.ts";
import { reference } from "../navigation.ts";
import { link, list, paragraph, text } from "../prose.ts";
import type { Block, Page, Reference, TableRow } from "../site.ts";

/** The maximum number of rows on a page. More rows are split over several pages. */
const mostRows = 200;

export const aboveReleases: readonly Reference[] = [
  reference(startPage, "Start"),
  reference(changesPage(), "What changed"),
];

/**
 * Returns the pages that list the releases, with the newest first. Before the first release, the page reports that
 * nothing was released yet.
 */
export function changesPagesOf({ releases, version }: Project): readonly Page[] {
  if (releases.length === 0)
    return [
      {
        ...versionsPage,
        blocks: [
          paragraph(
            text(
              `No version is released yet. The first one will be ${version} or later. For each version this page will list:`,
            ),
          ),
          ...list(futureContents),
        ],
      },
    ];
  const pages = inParts(releases.toReversed(), mostRows);
  return pages.map((some, index) => ({
    ...versionsPage,
    path: changesPage(index + 1).path,
    ...(index > 0 && { title: `What changed, page ${index + 1}`, breadcrumbs: aboveReleases }),
    blocks: [
      ...(index === 0 ? [feedLine] : []),
      { kind: "table", columns: ["Version", "Day", "Changes", "What breaks"], rows: some.map(row) },
      ...(index + 1 < pages.length ? list([[link(changesPage(index + 2), text("Older versions"))]]) : []),
    ],
  }));
}

const versionsPage = {
  path: changesPage().path,
  kind: "changes",
  title: "What changed",
  isCode: false,
  summary: "The changelog of the API and its packages: what is new in each version, what breaks, and what to do.",
  breadcrumbs: [reference(startPage, "Start")],
  siblings: [],
} as const satisfies Partial<Page>;

const futureContents = [
  "the changes of the API and of each package",
  "the changes that break programs, and what to do about them",
  "the command that adapts code to the new version",
].map((line) => [text(line)]);

const feedLine: Block = paragraph(link(feedFile, text("A feed")), text(" is a feed of the same entries."));

function row(release: Release): TableRow {
  const { counts, breaks } = releaseSummary(release);
  return {
    id: undefined,
    tags: [],
    cells: [
      [link(releasePage(release.version), text(release.version))],
      [text(release.date)],
      [text(counts === "" ? "none" : counts)],
      [text(breaks ?? "nothing")],
    ],
  };
}

/** Splits items into parts of limited size, in order. */
function inParts<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  );
}
