/**
 * Adds readable names to one or more objects of a resource, next to the wire names. Members in the response keep their
 * names and values.
 */
export function readable(...rows) {
    const read = (value) => {
        if (Array.isArray(value))
            return value.map(read);
        if (!isObject(value))
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
    if (!first || !isObject(member))
        return member;
    return {
        ...Object.fromEntries(lists.map((name) => [name, []])),
        ...(Array.isArray(member) ? { [first]: member } : member),
    };
}
function isObject(value) {
    return Object(value) === value;
}
