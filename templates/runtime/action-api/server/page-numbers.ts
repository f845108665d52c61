import type { Page } from "../../query/server/handlers.js";

/** A page, and the number under which the first version of the format has it. */
export type NumberedPage = readonly [number: number, page: Page];

/**
 * Pages in the order of the first version of the format: missing titles, invalid ones, missing ids, special pages, then those that exist.
 * One without an id has a number below zero: first those of no title that could be stored, then missing titles.
 */
export function numberedPages(pages: readonly Page[]): readonly NumberedPage[] {
  const withoutId = pages.filter(({ pageid }) => pageid === undefined);
  const numbers = new Map([...withoutId.filter(isNeverStored), ...withoutId.filter((page) => !isNeverStored(page))].map((page, index) => [page, -1 - index]));
  return pages
    .map((page): NumberedPage => [page.pageid ?? numbers.get(page) ?? 0, page])
    .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other));
}

function isNeverStored({ invalid, special }: Page): boolean {
  return invalid === true || special === true;
}

function placeOf(page: Page): number {
  const { pageid, invalid, missing, special } = page;
  if (special === true) return 3;
  if (invalid === true) return 1;
  if (missing !== true) return 4;
  return pageid === undefined ? 0 : 2;
}
