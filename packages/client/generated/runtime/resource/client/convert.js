import { isObject, underOwnNames } from "../../core/values.js";
/**
 * Adds readable names to one or more objects of a resource, next to the wire names. Members in the response keep their
 * names and values.
 */
export function readable(...rows) {
    const read = (value) => {
        if (Array.isArray(value))
            return value.map(read);
        if (!isObjectOrList(value))
            return value;
        const given = rows.filter(([name, other, first]) => Object.hasOwn(value, name) && (first || !Object.hasOwn(value, other)));
        return {
            ...value,
            ...Object.fromEntries(given.map(([name, other, ...lists]) => [other, filled(value[name], lists)])),
        };
    };
    return read;
}
/**
 * Returns an object in which all lists are present. A bare list becomes the first list of such an object. Other values
 * are unchanged.
 */
function filled(member, lists) {
    const [first] = lists;
    if (!first || !isObjectOrList(member))
        return member;
    return {
        ...Object.fromEntries(lists.map((name) => [name, []])),
        ...(Array.isArray(member) ? { [first]: member } : member),
    };
}
function isObjectOrList(value) {
    return Object(value) === value;
}
/** Converts readable names to wire names. The reverse of `readable`. */
export function toWire(names, ...same) {
    const write = (value) => {
        if (Array.isArray(value))
            return value.map(write);
        return isObject(value) ? withSame(underOwnNames(value, names), same) : value;
    };
    return write;
}
function withSame(value, same) {
    const all = { ...value };
    for (const [name, other, kind] of same) {
        if (all[name] === undefined && all[other] !== undefined)
            all[name] = kind ? String(all[other]) : all[other];
        if (all[other] === undefined && all[name] !== undefined)
            all[other] = kind ? Number(all[name]) : all[name];
    }
    return all;
}
