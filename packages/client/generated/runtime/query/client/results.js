export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/**
 * Merges data into an object. Objects are merged member by member, lists are concatenated, and other values are
 * replaced. With `once`, list items that are already present are skipped.
 */
export function merge(into, from, once) {
    for (const name of Object.keys(from)) {
        const [old, more] = [into[name], from[name]];
        if (name === "__proto__")
            continue;
        if (Array.isArray(old) && Array.isArray(more)) {
            const known = new Set(once ? old.map((item) => JSON.stringify(item)) : []);
            for (const item of more)
                if (!known.has(JSON.stringify(item)))
                    old.push(item);
        }
        else if (isObject(old) && isObject(more))
            merge(old, more, once);
        else
            into[name] = more;
    }
}
/** Creates a test for pages that have none of the given flags. Each flag marks a kind of page. @internal */
export function withoutFlags(...flags) {
    return (page) => flags.every((flag) => page[flag] !== true);
}
