import type { Page } from "@kiln/server/query";
import type { Selected } from "../../storage/select.ts";
import { fullTitle, storedTitle, type StoredTitle } from "../../content/titles.ts";

/** The columns that identify the page of a row. */
export const pageColumns = ["pages.id", "pages.ns", "pages.title"] as const;

export type PageRow = Selected<(typeof pageColumns)[number]>;

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
