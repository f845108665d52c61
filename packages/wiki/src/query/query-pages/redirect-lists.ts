import {
  atLeast,
  equal,
  exists,
  missing,
  same,
  type Condition,
  type Join,
  type Selected,
} from "../../storage/select.ts";
import { type StoredTitle, fullTitle, titlesAre } from "../../content/titles.ts";
import { keyOf } from "../reading/conditions.ts";
import { readRows } from "../reading/reading.ts";
import type { Site } from "../site/general.ts";
import { type QueryPage, rowsAfter } from "./query-page.ts";

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

export const redirectLists = {
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
