import type { Page } from "../../../query/server/handlers.js";
import { pageOfId } from "./titles.js";

/** The titles of so many pages are known that are not the examples' own. */
const most = 10_000;

/** Finds pages by their ids. One whose id was made of its title is found once an answer has named it. */
export interface PagesById {
  remember(page: Page): Page;
  find(id: number): Page;
}

export function createPagesById(): PagesById {
  const named = new Map<number, Page>();
  return {
    remember(page) {
      if (page.pageid === undefined || pageOfId(page.pageid) !== undefined) return page;
      if (named.size === most) named.clear();
      named.set(page.pageid, page);
      return page;
    },
    find: (id) => (id > 0 ? (pageOfId(id) ?? named.get(id)) : undefined) ?? { pageid: id, missing: true },
  };
}
