import { equal, moreThan, type ByRows, type Tallied } from "../../storage/select.ts";
import { keyOf } from "../reading/conditions.ts";
import { type Entry, type QueryPage, articles, counted, listed, withContents } from "./query-page.ts";

/* Lists of pages, categories and files that are sorted by a count. */

const categories = 14;
const mostFirst = [{ rows: "most first" }] as const;

const page = ["pages.ns", "pages.title"] as const;
const pageOf = (row: Tallied<(typeof page)[number]>): Entry => ({
  ns: row["pages.ns"],
  title: row["pages.title"],
  value: String(row.rows),
});

const target = ["links.ns", "links.title"] as const;
const targetOf = (row: Tallied<(typeof target)[number]>): Entry => ({
  ns: row["links.ns"],
  title: row["links.title"],
  value: String(row.rows),
});

/** Returns the special page for pages with more than one row in a table. */
const pagesWithSeveral = (from: "category_links" | "language_links"): QueryPage =>
  counted(
    {
      from,
      joins: [{ table: "pages", on: [["pages.id", `${from}.source`]] }],
      columns: page,
      where: [withContents],
      moreThan: 1,
      order: mostFirst,
    },
    pageOf,
  );

const byRevisions = (rows: ByRows["rows"]): QueryPage =>
  counted(
    {
      from: "pages",
      joins: [{ table: "revisions", on: [["revisions.page", "pages.id"]] }],
      columns: page,
      where: articles,
      order: [{ rows }],
    },
    pageOf,
  );

const categoryKey = keyOf(true, "categories.pages", "categories.title");

export const mostLists = {
  Fewestrevisions: byRevisions("fewest first"),
  Mostcategories: pagesWithSeveral("category_links"),
  Mostimages: counted(
    { from: "links", columns: target, where: [equal("links.kind", "file")], moreThan: 1, order: mostFirst },
    targetOf,
  ),
  Mostinterwikis: pagesWithSeveral("language_links"),
  Mostlinked: counted(
    {
      from: "links",
      joins: [
        {
          table: "pages",
          on: [
            ["pages.ns", "links.ns"],
            ["pages.title", "links.title"],
          ],
          optional: true,
        },
      ],
      columns: [...target, "pages.ns"],
      where: [equal("links.kind", "link")],
      moreThan: 1,
      order: mostFirst,
    },
    (row) => ({ ...targetOf(row), databaseResult: { page_namespace: textOf(row["pages.ns"]) } }),
  ),
  Mostlinkedcategories: listed({
    key: categoryKey,
    question: { from: "categories", columns: categoryKey.columns, where: [moreThan("categories.pages", 0)] },
    entryOf: (row) => ({ ns: categories, title: row["categories.title"], value: String(row["categories.pages"]) }),
  }),
  Mostlinkedtemplates: counted(
    { from: "links", columns: target, where: [equal("links.kind", "template")], order: mostFirst },
    targetOf,
  ),
  Mostrevisions: byRevisions("most first"),
} as const satisfies Readonly<Record<string, QueryPage>>;

/** Returns a number as a string; `null` if an outer join has no row. */
function textOf(value: number | null): string | null {
  return value === null ? null : String(value);
}
