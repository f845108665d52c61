import { isObject } from "../../core/values.js";
import { byteLength } from "../server/formats/formats.js";
/** The first id of stored revisions. Examples have lower ids. */
const firstRevision = 5_000_001;
export function createStoredPages(now) {
    const pages = new Map();
    let next = firstRevision;
    const findBy = (test) => [...pages.values()].find(test);
    return {
        find: (title) => pages.get(title),
        findById: (pageid) => findBy(({ page }) => page.pageid === pageid),
        findByRevision: (revid) => findBy(({ revisions }) => revisions.some((one) => one.revid === revid)),
        save: (page, revision) => {
            const before = pages.get(page.title)?.revisions ?? [];
            const timestamp = `${new Date(now()).toISOString().slice(0, 19)}Z`;
            const stored = {
                page,
                revisions: [{ ...revision, revid: next++, parentid: before[0]?.revid ?? 0, timestamp }, ...before],
            };
            pages.set(page.title, stored);
            return stored;
        },
        clear: () => pages.clear(),
    };
}
/**
 * Replaces example values in the members of a page with its stored revisions. Adds no members that were not requested.
 */
export function withRevisions({ revisions }, members) {
    const [last] = revisions;
    const list = members["revisions"];
    const template = Array.isArray(list) ? list[0] : undefined;
    const known = { lastrevid: last.revid, length: byteLength(last.text), touched: last.timestamp };
    return {
        ...replaced(members, known),
        ...(isObject(template) && { revisions: revisions.map((one) => revisionLike(template, one)) }),
    };
}
function revisionLike(template, { text, ...revision }) {
    const content = { content: text, size: byteLength(text), contentmodel: "wikitext", contentformat: "text/x-wiki" };
    const slots = isObject(template["slots"]) ? template["slots"] : {};
    const own = Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, isObject(slot) ? replaced(slot, content) : slot]));
    const { sha1: _, anon: __, ...others } = template;
    return replaced(others, { ...content, ...revision, parsedcomment: revision.comment, tags: [], slots: own });
}
/** Returns a copy of the object in which existing members have the given values. */
function replaced(object, values) {
    return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, Object.hasOwn(values, name) ? values[name] : value]));
}
