import {
  equal,
  exists,
  different,
  isNotIn,
  missing,
  same,
  type Condition,
  type Tallied,
} from "../../storage/select.ts";
import { type Entry, type QueryPage, counted } from "./query-page.ts";

/* Missing pages that are referenced, the most frequently referenced first. */

const [user, userTalk, files, software, templates, categories] = [2, 3, 6, 8, 10, 14];

const noPage = missing("pages", same("pages.ns", "links.ns"), same("pages.title", "links.title"));

const noFile = missing("files", equal("files.state", "current"), same("files.title", "links.title"));
/** The condition for a page that redirects to an existing file. */
const leadsToFile = exists(
  "links",
  same("links.source", "pages.id"),
  equal("links.kind", "redirect"),
  equal("links.ns", files),
  equal("links.interwiki", ""),
  exists("files", equal("files.state", "current"), same("files.title", "links.title")),
);
const noRedirectToFile = missing("pages", equal("pages.ns", files), same("pages.title", "links.title"), leadsToFile);

const columns = ["links.ns", "links.title"] as const;
const wantedOf = (row: Tallied<(typeof columns)[number]>): Entry => ({
  ns: row["links.ns"],
  title: row["links.title"],
  value: String(row.rows),
});
const order = [{ rows: "most first" }] as const;
const targets = (kind: string, ...where: readonly Condition[]): QueryPage =>
  counted({ from: "links", columns, where: [equal("links.kind", kind), ...where], order }, wantedOf);

export const wantedLists = {
  Wantedcategories: counted(
    {
      from: "category_links",
      columns: ["category_links.category"],
      where: [missing("pages", equal("pages.ns", categories), same("pages.title", "category_links.category"))],
      order,
    },
    (row) => ({ ns: categories, title: row["category_links.category"], value: String(row.rows) }),
  ),
  Wantedfiles: targets("file", noFile, noRedirectToFile),
  // Targets that are linked only from redirects are not wanted.
  Wantedpages: counted(
    {
      from: "links",
      joins: [{ table: "pages", on: [["pages.id", "links.source"]] }],
      columns,
      where: [
        equal("links.kind", "link"),
        isNotIn("links.ns", [user, userTalk]),
        different("pages.ns", software),
        noPage,
      ],
      sum: "pages.is_redirect",
      moreThan: "sum",
      order,
    },
    wantedOf,
  ),
  Wantedtemplates: targets("template", equal("links.ns", templates), noPage),
} as const satisfies Readonly<Record<string, QueryPage>>;
