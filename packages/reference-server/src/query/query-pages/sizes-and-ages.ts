import { keyOf } from "../shared/key.ts";
import { listed } from "./listed.ts";
import { articles } from "./of-articles.ts";
import type { QueryPage } from "./query-page.ts";

/* Pages by their size, or by the moment of their last edit. */

const bySize = (descending: boolean): QueryPage => {
  const key = keyOf(descending, "pages.length", "pages.id");
  return listed({
    key,
    question: { from: "pages", columns: [...key.columns, "pages.ns", "pages.title"], where: articles },
    entryOf: (row) => ({ ns: row["pages.ns"], title: row["pages.title"], value: String(row["pages.length"]) }),
  });
};

const byMoment = keyOf(false, "revisions.timestamp", "revisions.id");

export const sizesAndAges = {
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
