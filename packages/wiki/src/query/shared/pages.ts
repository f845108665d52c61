import type { Context, Page } from "@kiln/server/query";
import { type Selected, equal } from "../../storage/select.ts";
import {
  type StoredTitle,
  fullTitle,
  pageNamed,
  storedTitle,
  titlePart,
  titleSite,
  titlesAre,
} from "../../content/titles.ts";
import type { Site } from "../site/general.ts";
import { readRows } from "../reading/reading.ts";
import type { WikiStore } from "../../storage/storage.ts";

/** The columns that identify the page of a row. */
export const pageColumns = ["pages.id", "pages.ns", "pages.title"] as const;

type PageRow = Selected<(typeof pageColumns)[number]>;

export interface NamedPage {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
}

export function pageOf(row: PageRow): NamedPage {
  return { pageid: row["pages.id"], ...titled({ ns: row["pages.ns"], title: row["pages.title"] }) };
}

/** Converts a title to the form of responses. */
export function titled(stored: StoredTitle): { readonly ns: number; readonly title: string } {
  return { ns: stored.ns, title: fullTitle(stored) };
}

/** Returns the existing pages, keyed by id. */
export function existingPages(pages: readonly Page[]): ReadonlyMap<number, Page> {
  const existing = pages.filter(({ missing, invalid }) => missing !== true && invalid !== true);
  return new Map(existing.flatMap((page) => (page.pageid === undefined ? [] : [[page.pageid, page] as const])));
}

/** Returns the pages whose titles can be linked to, regardless of whether they exist. */
export function linkablePages(pages: readonly Page[]): readonly LinkablePage[] {
  return pages.flatMap((page) => {
    const { ns, title, invalid } = page;
    return ns === undefined || title === undefined || invalid === true
      ? []
      : [{ page, ns, title: storedTitle(ns, title) }];
  });
}

export interface LinkablePage extends StoredTitle {
  readonly page: Page;
}

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

export const categoryColumns = [
  "categories.title",
  "categories.pages",
  "categories.subcategories",
  "categories.files",
  "categories.hidden",
] as const;

/** Returns the number of members of a category: in total and by kind. */
export function sizesOf(row: Selected<(typeof categoryColumns)[number]>) {
  const [size, files, subcats] = [row["categories.pages"], row["categories.files"], row["categories.subcategories"]];
  return { size, pages: size - files - subcats, files, subcats };
}
