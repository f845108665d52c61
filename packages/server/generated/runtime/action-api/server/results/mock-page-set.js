import { createPagesById } from "./pages-by-id.js";
import { interwikiOf, pageOfTitle, targetOf } from "./titles.js";
const reason = "The requested page title is not one that a page can have.";
/**
 * Pages that a request names, by the rules of `titles.ts`. A revision is that of the page of the same number. Where redirects are followed,
 * `Redirect 7` leads to `Example 7`.
 */
export function mockPageSet(fields, interwikis) {
    const byId = createPagesById();
    return ({ titles = [], pageids = [], revids = [], redirects = false }, { request }) => {
        const withAddress = request["query"]?.iwurl === true;
        const found = titles.map((title) => findTitle(title, redirects, interwikiOf(title, interwikis), withAddress));
        const revised = revids.map((id) => byId.find(id));
        const pages = [...found.flatMap(({ page }) => (page === undefined ? [] : [byId.remember(page)])), ...pageids.map((id) => byId.find(id))];
        const badRevisions = revids.filter((_, index) => revised[index]?.missing).map((revid) => ({ revid, missing: true }));
        const beside = {
            normalized: found.flatMap(({ normalized }) => normalized ?? []),
            interwiki: found.flatMap(({ interwiki }) => interwiki ?? []),
            redirects: found.flatMap(({ redirect }) => redirect ?? []),
            badrevids: badRevisions.every(({ revid }) => revid === 0) ? badRevisions : Object.fromEntries(badRevisions.map((one) => [one.revid, one])),
        };
        const known = Object.entries(beside).filter(([name, value]) => Object.keys(value).length > 0 && fields.some((field) => field.name === name));
        return { pages: distinct([...pages, ...revised.filter(({ missing }) => !missing)].map(asPage)), ...Object.fromEntries(known) };
    };
}
function findTitle(given, follows, elsewhere, withAddress) {
    if (elsewhere !== undefined) {
        const { title, prefix, address } = elsewhere;
        return { interwiki: { title, iw: prefix, ...(withAddress ? { url: address } : {}) } };
    }
    const page = pageOfTitle(given);
    if (page === undefined)
        return { page: { title: given, invalid: true, invalidreason: reason } };
    const target = follows ? targetOf(page.ns, page.title) : undefined;
    return {
        normalized: page.title === given ? undefined : { fromencoded: false, from: given, to: page.title },
        redirect: target && { from: page.title, to: target.title },
        page: target ?? page,
    };
}
/** Pages of negative namespaces are never stored. */
function asPage({ pageid, ...page }) {
    if (page.ns !== undefined && page.ns < 0)
        return { ...page, special: true };
    return pageid === undefined ? page : { pageid, ...page };
}
function distinct(pages) {
    return [...new Map(pages.map((page) => [JSON.stringify([page.pageid, page.title]), page])).values()];
}
