import { resolveRedirects, type Context, type Found, type Item, type PageName } from "@kiln/server/query";
import { findPages, type Target } from "../../content/find-pages.ts";
import { pageSiteOn } from "../../content/page-site.ts";
import type { Site } from "../site.ts";
import { takeRows, type Reading } from "./reading.ts";

export type { Target } from "../../content/find-pages.ts";

interface Named<Members> {
  readonly target: Target;
  readonly members: Members | undefined;
}

/** The pages of a generator, in the runtime's format. */
export interface Generated<Members> {
  readonly items: readonly (PageName & Members)[];
  readonly limited: true;
  readonly results: Item;
}

/** Converts rows to the pages of a generator, without duplicates. The limit applies to rows, as in the list. */
export async function generate<Row, Members extends object>(
  { storage }: Site,
  context: Context,
  { rows, tokenAt, continueWith, results = {} }: Reading<Row>,
  limit: number,
  namedBy: (row: Row, place: number) => Named<Members>,
): Promise<Generated<Members>> {
  const { taken, left } = await takeRows(rows, limit);
  if (left !== undefined) context.continueWith(tokenAt(left), continueWith);
  const named = taken.map(namedBy);
  const found = await storage.read(({ wiki }) =>
    findPages(
      wiki,
      named.map(({ target }) => target),
    ),
  );
  const pages = found.map((one, index) => ({ ...one, page: { ...one.page, ...named[index]?.members } }));
  const { redirects = false } = context.request["page-set"] as { readonly redirects?: boolean };
  const resolved = redirects
    ? await resolveRedirects(pages, pageSiteOn(storage), context.request)
    : { pages: eachOnce(pages) };
  const { pages: items, ...others } = resolved;
  return { items: items as readonly (PageName & Members)[], limited: true, results: { ...results, ...others } };
}

function eachOnce(found: readonly Found[]) {
  return [...new Map(found.map(({ page }) => [page.title ?? `#${page.pageid}`, page])).values()];
}
