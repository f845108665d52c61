import type { Page } from "../../../query/server/handlers.js";

/** So many pages are remembered. */
const most = 10_000;

/** Pages whose ids are made of their titles. Each is found by its id once an answer has named it. */
export interface NamedPages {
  remember(page: Page): Page;
  find(id: number): Page | undefined;
}

export function createNamedPages(): NamedPages {
  const pages = new Map<number, Page>();
  return {
    remember(page) {
      if (page.pageid === undefined) return page;
      if (pages.size === most) pages.clear();
      pages.set(page.pageid, page);
      return page;
    },
    find: (id) => pages.get(id),
  };
}
