import { titlePart, type StoredTitle } from "../../wiki/titles.ts";
import { titleSite, pageNamed } from "../../wiki/site-titles.ts";
import type { Context } from "@kiln/server/query";
import { equal } from "../../storage/wiki/select.ts";
import type { Site } from "../site.ts";
import { readRows } from "./rows.ts";
import type { WikiStore } from "../../storage/wiki/wiki-store.ts";
import { titlesAre } from "../../wiki/titles-are.ts";

const namespaces = new Map([
  ...Object.entries(titleSite.namespaces).map(([id, name]) => [name.toLowerCase(), Number(id)] as const),
  ...Object.entries(titleSite.aliases),
]);

/** The beginning of a title, and the namespace that it names, if it does; a colon in front is that of the articles. */
export function splitTitle(text: string): { readonly ns: number | undefined; readonly title: string } {
  const colon = text.indexOf(":");
  const name = text.slice(0, Math.max(0, colon)).trim().replaceAll("_", " ").toLowerCase();
  const ns = colon < 0 ? undefined : namespaces.get(name);
  return { ns, title: titlePart(ns === undefined ? text : text.slice(colon + 1)) };
}

interface Parameters {
  readonly title?: string;
  readonly pageid?: number;
}

/** The page that a list is about, by its title or id. The form of a title was checked with the request. */
export async function targetPage(
  site: Site,
  { title = "", pageid }: Parameters,
  context: Context,
): Promise<StoredTitle> {
  if (pageid === undefined) return pageNamed(title) ?? { ns: 0, title: "" };
  const [row] = await readRows(site, {
    from: "pages",
    columns: ["pages.ns", "pages.title"],
    where: [equal("pages.id", pageid)],
  });
  if (row === undefined)
    context.fail("nosuchpageid", {
      key: "apierror-nosuchpageid",
      text: "There is no page with ID $1.",
      parameters: [String(pageid)],
    });
  return { ns: row["pages.ns"], title: row["pages.title"] };
}

export const keyOf = ({ ns, title }: StoredTitle): string => `${ns}:${title}`;

/** The ids of the pages that have these titles now, by `keyOf`. */
export async function idsOfPages(
  wiki: WikiStore,
  titles: readonly StoredTitle[],
): Promise<ReadonlyMap<string, number>> {
  const rows =
    titles.length === 0
      ? []
      : await wiki.select({
          from: "pages",
          columns: ["pages.id", "pages.ns", "pages.title"],
          where: [titlesAre("pages", titles)],
        });
  return new Map(rows.map((row) => [keyOf({ ns: row["pages.ns"], title: row["pages.title"] }), row["pages.id"]]));
}
