/**
 * The object with the values of other names of a member under its own name. Two names of a member with different values
 * are a TypeError.
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
