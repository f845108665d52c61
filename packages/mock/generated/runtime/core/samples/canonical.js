import { coerced } from "./sample.js";
/**
 * Returns the values of an object with each member under its own name only. If a member is given under two names, its
 * own name takes precedence.
 */
export function canonical({ fields, names = {} }, given) {
    const entries = Object.entries(given)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ({ name, member: memberOf(name), value }));
    const own = (member) => Object.hasOwn(given, member) && given[member] !== undefined;
    return Object.fromEntries(entries
        .filter(({ name, member }) => name === member || !own(member))
        .map(({ name, member, value }) => [member, name === member ? value : valueFor(member, value)]));
    function valueFor(member, value) {
        return (Object.hasOwn(fields, member) ? coerced(fields[member].type, value) : undefined) ?? value;
    }
    function memberOf(name) {
        if (Object.hasOwn(fields, name))
            return fields[name].same ?? name;
        return Object.hasOwn(names, name) ? names[name] : name;
    }
}
/** Returns two names of the same member that have different values. */
export function conflictIn(shape, given) {
    const known = new Map();
    for (const [name, value] of Object.entries(given)) {
        const [member = name] = Object.keys(canonical(shape, { [name]: value }));
        const other = known.get(member);
        if (value !== undefined && other !== undefined && String(given[other]) !== String(value))
            return [other, name];
        known.set(member, name);
    }
    return undefined;
}
