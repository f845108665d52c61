export function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/**
 * Renames members from aliases to their own names. Throws a `TypeError` if a member has different values under two
 * names.
 */
export function underOwnNames(value, names) {
    const found = new Map();
    for (const [name, member] of Object.entries(value)) {
        const own = Object.hasOwn(names, name) ? names[name] : name;
        if (found.has(own) && String(found.get(own)) !== String(member)) {
            throw new TypeError(`${own} has different values under its own name and an alias (${JSON.stringify(found.get(own))} and ${JSON.stringify(member)}): use only one of them.`);
        }
        if (!found.has(own) || own === name)
            found.set(own, member);
    }
    return Object.fromEntries(found);
}
/** Returns the path of a member or an item: names and indexes separated by dots. */
export function inside(place, name) {
    return place === "" ? String(name) : `${place}.${name}`;
}
/** Escapes a string for use in a regular expression. */
export function escaped(text) {
    return text.replace(/[^\w/-]/g, "\\$&");
}
