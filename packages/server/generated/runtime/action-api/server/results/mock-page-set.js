import { pageOfId, pageOfTitle } from "./titles.js";

/**
 * @typedef {import("./types.js").ResultTable} ResultTable
 * @typedef {import("../types.js").Page} Page
 * @typedef {{ readonly titles?: readonly string[], readonly pageids?: readonly number[], readonly revids?: readonly number[] }} Named
 */

const reason = "The requested page title is not one that a page can have.";

/**
 * Pages that a request names: all that can exist do. A revision is that of the page of the same number.
 * @param {ResultTable} results @returns {import("../context.js").Handler}
 */
export const mockPageSet = ({ fields }) => (/** @type {Named} */ { titles = [], pageids = [], revids = [] }) => {
  const named = titles.map((from) => ({ from, page: pageOfTitle(from) }));
  const pages = [...named.map(({ from, page }) => page ?? { title: from, invalid: true, invalidreason: reason }), ...[...pageids, ...revids].map(pageById)];
  const normalized = named.flatMap(({ from, page }) => (page === undefined || page.title === from ? [] : [{ fromencoded: false, from, to: page.title }]));
  const tells = normalized.length > 0 && fields.some(({ name }) => name === "normalized");
  return { pages: distinct(pages.map(asPage)), ...(tells ? { normalized } : {}) };
};

/** @param {number} id @returns {Page} */
function pageById(id) {
  return id > 0 ? pageOfId(id) : { pageid: id, missing: true };
}

/** Pages of negative namespaces are never stored. @param {Page} page @returns {Page} */
function asPage({ pageid, ...page }) {
  if (page.ns !== undefined && page.ns < 0) return { ...page, special: true };
  return pageid === undefined ? page : { pageid, ...page };
}

/** @param {readonly Page[]} pages */
function distinct(pages) {
  return [...new Map(pages.map((page) => [JSON.stringify([page.pageid, page.title]), page])).values()];
}
