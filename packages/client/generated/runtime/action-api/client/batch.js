import { merge } from "./merge.js";
export function createBatch(names, warnings) {
    /** By id; by title those that have none. */
    const pages = new Map();
    const rest = {};
    return {
        // Within one continuation a module never says the same twice, but each answer says again how the request was understood.
        add({ query: { pages: more = [], ...others } = {}, ...body }, another) {
            for (const page of more) {
                const id = page.pageid ?? page.title;
                const known = pages.get(id);
                if (known)
                    merge(known, page, another);
                else
                    pages.set(id, page);
            }
            // Some answer beside `query`.
            for (const [, module] of names)
                if (module in body)
                    others[module] = body[module];
            for (const name in others)
                merge(rest, { [name]: others[name] }, !names.some(([, module]) => module === name));
        },
        body: () => ({ query: { ...rest, pages: [...pages.values()] } }),
        result() {
            const others = { ...rest };
            const groups = { list: {}, meta: {} };
            for (const [, module] of names)
                delete others[module];
            // What has no name of its own is the answer of a module about the site.
            for (const [group, module] of names) {
                (groups[group] ??= {})[module] = group === "list" ? itemsOf(rest[module]) : (rest[module] ?? others);
            }
            return { ...others, ...groups, pages: [...pages.values()], continue: this.further, warnings: [...warnings.values()] };
        },
    };
}
/** Those of a list module; some have them in an object. Where a list ended before, it is not answered again. */
function itemsOf(answer = []) {
    return Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? [answer]);
}
