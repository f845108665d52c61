import {
  type Condition,
  type Join,
  type Selected,
  atLeast,
  different,
  equal,
  exists,
  isIn,
  missing,
  same,
} from "../../storage/select.ts";
import { type StoredTitle, fullTitle, titlesAre } from "../../content/titles.ts";
import { keyOf } from "../reading/conditions.ts";
import { readRows } from "../reading/reading.ts";
import type { Site } from "../site/general.ts";
import { type QueryPage, articles, counted, listed, noRedirect, rowsAfter } from "./query-page.ts";
import type { QuerypageParameters } from "@kiln/validators/query/querypage";
import { mostLists } from "./most.ts";
import { wantedLists } from "./wanted.ts";

/* Redirects, including broken and double ones. */

const titleColumns = ["pages.ns", "pages.title"] as const;
const linkColumns = ["links.ns", "links.title", "links.source", "links.fragment", "links.interwiki"] as const;
const columns = [...linkColumns, ...titleColumns] as const;
type Row = Selected<(typeof columns)[number]>;

const byTarget = keyOf(false, "links.ns", "links.title", "links.source");
const byTitle = keyOf(false, ...titleColumns);
const source: Join = { table: "pages", on: [["pages.id", "links.source"]] };
const leadsHere = equal("links.interwiki", "");
/** The condition for a subquery on `pages`, which are the targets of the outer links. */
const isTarget: readonly Condition[] = [same("pages.ns", "links.ns"), same("pages.title", "links.title")];

const redirectsThat = (...filters: readonly Condition[]) =>
  ({
    key: byTarget,
    question: {
      from: "links",
      joins: [source],
      columns,
      where: [equal("links.kind", "redirect"), atLeast("links.ns", 0)],
    },
    filters: [leadsHere, ...filters],
  }) as const;

const pageOf = (row: Selected<(typeof titleColumns)[number]>): StoredTitle => ({
  ns: row["pages.ns"],
  title: row["pages.title"],
});
const targetOf = (row: Row): StoredTitle => ({ ns: row["links.ns"], title: row["links.title"] });

const redirectLists = {
  BrokenRedirects: async (site, offset, wanted) =>
    (await rowsAfter(site, redirectsThat(missing("pages", ...isTarget)), offset, wanted)).map((row) => ({
      ...pageOf(row),
      databaseResult: {
        rd_namespace: String(row["links.ns"]),
        rd_title: row["links.title"],
        rd_fragment: row["links.fragment"],
      },
    })),

  DoubleRedirects: async (site, offset, wanted) => {
    const rows = await rowsAfter(
      site,
      redirectsThat(exists("pages", ...isTarget, equal("pages.is_redirect", 1))),
      offset,
      wanted,
    );
    const next = await redirectsOf(site, rows.map(targetOf));
    return rows.map((row) => ({
      ...pageOf(row),
      databaseResult: { ...stepOf("b", row), ...thirdOf(next.get(fullTitle(targetOf(row)))) },
    }));
  },

  Listredirects: async (site, offset, wanted) => {
    const joins = [
      {
        table: "links",
        on: [
          ["links.source", "pages.id"],
          ["links.kind", { value: "redirect" }],
        ],
      },
    ] as const;
    const rows = await rowsAfter(
      site,
      { key: byTitle, question: { from: "pages", joins, columns, where: [equal("pages.is_redirect", 1)] } },
      offset,
      wanted,
    );
    const ids = await idsOf(site, rows.filter((row) => row["links.interwiki"] === "").map(targetOf));
    return rows.map((row) => ({
      ...pageOf(row),
      databaseResult: {
        rd_namespace: String(row["links.ns"]),
        rd_title: row["links.title"],
        rd_fragment: row["links.fragment"],
        rd_interwiki: row["links.interwiki"],
        redirid: ids.get(fullTitle(targetOf(row))) ?? null,
      },
    }));
  },
} as const satisfies Readonly<Record<string, QueryPage>>;

/** Returns the target of a redirect, under the real system's column names for the second and third page. */
function stepOf(letter: "b" | "c", row: Row): Readonly<Record<string, string>> {
  return {
    [`${letter}_namespace`]: String(row["links.ns"]),
    [`${letter}_title`]: row["links.title"],
    [`${letter}_fragment`]: row["links.fragment"],
  };
}

function thirdOf(row: Row | undefined): Readonly<Record<string, string>> {
  return row === undefined ? {} : { ...stepOf("c", row), c_interwiki: row["links.interwiki"] };
}

async function redirectsOf(site: Site, titles: readonly StoredTitle[]): Promise<ReadonlyMap<string, Row>> {
  if (titles.length === 0) return new Map();
  const joins = [{ table: "links", on: [["links.source", "pages.id"]] }] as const;
  const rows = await readRows(site, {
    from: "pages",
    joins,
    columns,
    where: [titlesAre("pages", titles), equal("links.kind", "redirect")],
  });
  return new Map(rows.map((row) => [fullTitle(pageOf(row)), row]));
}

async function idsOf(site: Site, titles: readonly StoredTitle[]): Promise<ReadonlyMap<string, string>> {
  if (titles.length === 0) return new Map();
  const rows = await readRows(site, {
    from: "pages",
    columns: ["pages.id", ...titleColumns],
    where: [titlesAre("pages", titles)],
  });
  return new Map(rows.map((row) => [fullTitle(pageOf(row)), String(row["pages.id"])]));
}

/* Lists of files: duplicates, formats, unused files. */

const [fileSpace, media] = [6, -2];
const current = equal("files.state", "current");
const newestFirst = keyOf(true, "files.timestamp", "files.title");

const fileLists = {
  /** Lists one file for each set of files with the same contents: the first by title. */
  ListDuplicatedFiles: async (site, offset, wanted) => {
    const kinds = await site.storage.read(({ wiki }) =>
      wiki.tally({
        from: "files",
        columns: ["files.sha1"],
        where: [current],
        moreThan: 1,
        order: [{ rows: "most first" }],
        limit: wanted,
        offset,
      }),
    );
    const alike = isIn(
      "files.sha1",
      kinds.map((row) => row["files.sha1"]),
    );
    const rows = await readRows(site, {
      from: "files",
      columns: ["files.sha1", "files.title"],
      where: [current, alike],
      order: [{ column: "files.title", descending: true }],
    });
    const first = new Map(rows.map((row) => [row["files.sha1"], row["files.title"]]));
    return kinds.map((row) => ({ ns: fileSpace, title: first.get(row["files.sha1"]) ?? "", value: String(row.rows) }));
  },

  /** The titles contain all data, as in the real system: kind, format, number, bytes. */
  MediaStatistics: counted(
    {
      from: "files",
      columns: ["files.media_type", "files.mime"],
      where: [current],
      sum: "files.size",
      order: [
        { column: "files.media_type", descending: true },
        { rows: "most first" },
        { column: "files.mime", descending: true },
      ],
    },
    (row) => ({
      ns: media,
      title: [row["files.media_type"], row["files.mime"], row.rows, row.sum].join(";"),
      value: "1",
    }),
  ),

  Unusedimages: listed({
    key: newestFirst,
    question: { from: "files", columns: newestFirst.columns, where: [current] },
    filters: [
      missing("links", equal("links.kind", "file"), equal("links.ns", fileSpace), same("links.title", "files.title")),
    ],
    entryOf: (row) => ({ ns: fileSpace, title: row["files.title"], value: row["files.timestamp"], isMoment: true }),
  }),
} as const satisfies Readonly<Record<string, QueryPage>>;

/* Pages by size, or by the time of their latest edit. */

const bySize = (descending: boolean): QueryPage => {
  const key = keyOf(descending, "pages.length", "pages.id");
  return listed({
    key,
    question: { from: "pages", columns: [...key.columns, "pages.ns", "pages.title"], where: articles },
    entryOf: (row) => ({ ns: row["pages.ns"], title: row["pages.title"], value: String(row["pages.length"]) }),
  });
};

const byMoment = keyOf(false, "revisions.timestamp", "revisions.id");

const sizesAndAges = {
  Ancientpages: listed({
    key: byMoment,
    question: {
      from: "revisions",
      joins: [
        {
          table: "pages",
          on: [
            ["pages.id", "revisions.page"],
            ["pages.latest", "revisions.id"],
          ],
        },
      ],
      columns: [...byMoment.columns, "pages.ns", "pages.title"],
      where: articles,
    },
    entryOf: (row) => ({
      ns: row["pages.ns"],
      title: row["pages.title"],
      value: row["revisions.timestamp"],
      isMoment: true,
    }),
  }),
  Longpages: bySize(true),
  Shortpages: bySize(false),
} as const satisfies Readonly<Record<string, QueryPage>>;

/* Pages that lack something, sorted by namespace and title. */

const key = keyOf(false, "pages.ns", "pages.title");

function pagesWithout(where: readonly Condition[], ...lacking: readonly Condition[]): QueryPage {
  return listed({
    key,
    question: { from: "pages", columns: key.columns, where },
    filters: lacking,
    entryOf: (row) => ({ ns: row["pages.ns"], title: row["pages.title"] }),
  });
}

const [files, software, templates, categories] = [6, 8, 10, 14];
const inNamespace = (ns: number): readonly Condition[] => [equal("pages.ns", ns), noRedirect];

const noLinks = missing("links", equal("links.kind", "link"), same("links.source", "pages.id"));
const noLinksHere = missing(
  "links",
  equal("links.kind", "link"),
  same("links.ns", "pages.ns"),
  same("links.title", "pages.title"),
);
const notIncluded = missing(
  "links",
  equal("links.kind", "template"),
  same("links.ns", "pages.ns"),
  same("links.title", "pages.title"),
);
const noCategory = missing("category_links", same("category_links.source", "pages.id"));
const noMembers = missing("category_links", same("category_links.category", "pages.title"));
const notMeantToBeEmpty = missing(
  "page_properties",
  same("page_properties.page", "pages.id"),
  equal("page_properties.name", "expectunusedcategory"),
);
const noOtherLanguage = missing("language_links", same("language_links.source", "pages.id"));
const notWatched = missing("watched", same("watched.ns", "pages.ns"), same("watched.title", "pages.title"));

const pageLists = {
  Deadendpages: pagesWithout(articles, noLinks),
  Lonelypages: pagesWithout(articles, noLinksHere, notIncluded),
  Uncategorizedcategories: pagesWithout(inNamespace(categories), noCategory),
  Uncategorizedimages: pagesWithout(inNamespace(files), noCategory),
  Uncategorizedpages: pagesWithout(articles, noCategory),
  Uncategorizedtemplates: pagesWithout(inNamespace(templates), noCategory),
  Unusedcategories: pagesWithout(inNamespace(categories), noMembers, notMeantToBeEmpty),
  Unusedtemplates: pagesWithout(inNamespace(templates), notIncluded),
  Unwatchedpages: listed({
    key,
    question: { from: "pages", columns: key.columns, where: [noRedirect, different("pages.ns", software)] },
    filters: [notWatched],
    entryOf: (row) => ({ ns: row["pages.ns"], title: row["pages.title"], value: String(row["pages.ns"]) }),
  }),
  Withoutinterwiki: pagesWithout(articles, noOtherLanguage),
} as const satisfies Readonly<Record<string, QueryPage>>;

export const queryPages: Readonly<Record<QuerypageParameters["page"], QueryPage>> = {
  ...fileLists,
  ...mostLists,
  ...pageLists,
  ...redirectLists,
  ...sizesAndAges,
  ...wantedLists,
};
