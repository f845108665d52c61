import type { Handler, Page } from "../../../query/server/handlers.js";
import type { ResultTable } from "../../../query/server/results/table.js";
import { pageOfId, pageOfTitle } from "./titles.js";

interface Named {
  readonly titles?: readonly string[];
  readonly pageids?: readonly number[];
  readonly revids?: readonly number[];
}

const reason = "The requested page title is not one that a page can have.";

/** Pages that a request names: all that can exist do. A revision is that of the page of the same number. */
export const mockPageSet = ({ fields }: ResultTable): Handler => ({ titles = [], pageids = [], revids = [] }: Named) => {
  const named = titles.map((from) => ({ from, page: pageOfTitle(from) }));
  const ofTitles = named.map(({ from, page }): Page => page ?? { title: from, invalid: true, invalidreason: reason });
  const pages = [...ofTitles, ...[...pageids, ...revids].map(pageById)];
  const normalized = named.flatMap(({ from, page }) => {
    return page === undefined || page.title === from ? [] : [{ fromencoded: false, from, to: page.title }];
  });
  const hasNormalized = normalized.length > 0 && fields.some(({ name }) => name === "normalized");
  return { pages: distinct(pages.map(asPage)), ...(hasNormalized ? { normalized } : {}) };
};

function pageById(id: number): Page {
  return id > 0 ? pageOfId(id) : { pageid: id, missing: true };
}

/** Pages of negative namespaces are never stored. */
function asPage({ pageid, ...page }: Page): Page {
  if (page.ns !== undefined && page.ns < 0) return { ...page, special: true };
  return pageid === undefined ? page : { pageid, ...page };
}

function distinct(pages: readonly Page[]): readonly Page[] {
  return [...new Map(pages.map((page) => [JSON.stringify([page.pageid, page.title]), page])).values()];
}
