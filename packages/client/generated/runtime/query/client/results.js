export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/**
 * Puts more of the same into an object: objects member by member, lists behind one another (with `once`, without what
 * they have already), of anything else the later.
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
