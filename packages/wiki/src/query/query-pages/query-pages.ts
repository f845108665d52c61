import type { QuerypageParameters } from "@kiln/validators/query/querypage";
import { keyOf } from "../reading/conditions.ts";
import { type QueryPage, articles, listed, noRedirect } from "./query-page.ts";
import { different, equal, missing, same, type Condition } from "../../storage/select.ts";
import { fileLists } from "./file-lists.ts";
import { mostLists } from "./most.ts";
import { redirectLists } from "./redirect-lists.ts";
import { wantedLists } from "./wanted.ts";

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
