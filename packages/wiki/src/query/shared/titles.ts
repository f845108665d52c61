import { titlePart, type StoredTitle } from "../../content/titles.ts";
import { titleSite, pageNamed } from "../../content/site-titles.ts";
import type { Context } from "@kiln/server/query";
import { equal } from "../../storage/select.ts";
import type { Site } from "../site.ts";
import { readRows } from "./rows.ts";
import type { WikiStore } from "../../storage/wiki-store.ts";
import { titlesAre } from "../../content/titles-are.ts";

const namespaces = new Map([
  ...Object.entries(titleSite.namespaces).map(([id, name]) => [name.toLowerCase(), Number(id)] as const),
  ...Object.entries(titleSite.aliases),
]);

/**
 * Splits the beginning of a title into namespace and title; `ns` is `undefined` if it names no namespace. A leading
 * colon stands for the main namespace.
 */
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

/** Returns the page that a list is about, found by title or id. The title was checked when the request was decoded. */
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

/** Returns the ids of the pages that currently have these titles, keyed by `keyOf`. */
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
