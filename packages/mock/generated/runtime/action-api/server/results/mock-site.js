import { sum } from "../../../core/samples/numbers.js";
import { idOf, namespaceNames, pageOfId, titleOf } from "./titles.js";
/*
 * The mock site. Page 7 of namespace 2 is `User:Example 7` with the id 2007. Every other title is an existing page,
 * with the exceptions below.
 */
/** The first id that is derived from a title. */
const firstNamed = 1_000_000;
/** Titles made of these words and a number are redirects to the returned title. */
const words = {
    Redirect: titleOf,
    "Double redirect": (ns, number) => inNamespace(ns, `Redirect ${number}`),
    "Broken redirect": (ns, number) => inNamespace(ns, `Missing ${number}`),
    "Self redirect": (ns, number) => inNamespace(ns, `Self redirect ${number}`),
    "Interwiki redirect": (_, number) => `wikipedia:Example ${number}`,
};
const missing = /^Missing \d{1,3}$/;
/** Creates the mock site. Its interwiki titles have the given prefixes. */
export function mockSite(interwikis, kept) {
    const named = createNamedPages();
    const withId = (id) => {
        const page = id < firstNamed ? pageOfId(id) : named.find(id);
        return page && { page };
    };
    return {
        namespaces: namespaceNames,
        aliases: { image: 6, "image talk": 7 },
        interwikis,
        pageOfTitle: (ns, title) => pageOf(kept?.find(title)) ?? pageOfTitle(ns, title, named),
        pageOfId: (id) => pageOf(kept?.findById(id)) ?? withId(id),
        // A generated revision belongs to the page with the same number.
        pageOfRevision: (id) => pageOf(kept?.findByRevision(id)) ?? withId(id),
    };
}
function pageOf(found) {
    return found && { page: found.page };
}
function pageOfTitle(ns, title, named) {
    const own = ns === 0 ? title : title.slice(title.indexOf(":") + 1);
    // Pages in negative namespaces are never stored.
    if (ns < 0)
        return { page: { ns, title, special: true } };
    if (missing.test(own))
        return { page: { ns, title, missing: true } };
    const [, word = "", digits = ""] = /^(\D+) (\d{1,9})$/.exec(own) ?? [];
    const number = Number(digits);
    const pageid = idFor(ns, title, number);
    const page = pageid === undefined ? named.remember({ pageid: firstNamed + sum(title), ns, title }) : { pageid, ns, title };
    const target = Object.hasOwn(words, word) && number < 1000 ? words[word]?.(ns, number) : undefined;
    return { page, target };
}
function inNamespace(ns, text) {
    const name = namespaceNames[ns] ?? "";
    return name === "" ? text : `${name}:${text}`;
}
/** Returns the id of a page whose title has the form of the examples. */
function idFor(ns, title, number) {
    if (number > 0 && number < 1000 && titleOf(ns, number) === title)
        return idOf(ns, number);
    return ns === 0 && number > 0 && number < firstNamed && pageOfId(number).title === title ? number : undefined;
}
/** The maximum number of remembered pages. */
const most = 10_000;
function createNamedPages() {
    const pages = new Map();
    return {
        remember(page) {
            if (page.pageid === undefined)
                return page;
            if (pages.size === most)
                pages.clear();
            pages.set(page.pageid, page);
            return page;
        },
        find: (id) => pages.get(id),
    };
}
