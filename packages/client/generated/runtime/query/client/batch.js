import { merge } from "./merge.js";
export function createBatch({ members: [results, pages], key, selectors }, names, warnings) {
    /** By what tells one from another; those of which nothing does, each by itself. */
    const found = new Map();
    const rest = {};
    const aside = {};
    return {
        // Within one continuation a module never says the same twice, but each answer says again how the request was
        // understood.
        add(body, another) {
            const others = { ...(results === undefined ? body : body[results]) };
            for (const page of (pages === undefined ? undefined : others[pages]) ?? []) {
                const id = key.map((name) => page[name]).find((one) => one !== undefined) ?? page;
                const known = found.get(id);
                if (known)
                    merge(known, page, another);
                else
                    found.set(id, page);
            }
            if (pages !== undefined)
                delete others[pages];
            // Texts say something of the answer itself: those of the first one hold.
            if (results !== undefined)
                for (const name in body)
                    if (typeof body[name] === "string")
                        aside[name] ??= body[name];
            // Some answer beside the results.
            for (const [, module] of names)
                if (module in body)
                    others[module] = body[module];
            for (const name in others)
                merge(rest, { [name]: others[name] }, !names.some(([, module]) => module === name));
        },
        body() {
            const all = pages === undefined ? rest : { ...rest, [pages]: [...found.values()] };
            return results === undefined ? all : { ...aside, [results]: all };
        },
        result() {
            const others = { ...rest };
            const groups = {};
            for (const group in selectors)
                if (selectors[group][1] !== "properties")
                    groups[group] = {};
            for (const [, module] of names)
                delete others[module];
            // What has no name of its own is the answer of a module that says facts.
            for (const [group, module] of names) {
                groups[group][module] = selectors[group]?.[1] === "items" ? listIn(rest[module]) : (rest[module] ?? others);
            }
            return {
                ...aside,
                ...others,
                ...groups,
                pages: [...found.values()],
                continue: this.further,
                warnings: [...warnings.values()],
            };
        },
    };
}
/**
 * Returns the list in the result of a list module, or an object without a list unchanged. A list that ended before is
 * empty.
 */
function listIn(result = []) {
    return Array.isArray(result) ? result : (Object.values(result).find(Array.isArray) ?? result);
}
