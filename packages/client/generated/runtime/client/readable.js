/**
 * Gives objects of a resource, or one, under readable names beside those of the wire. A name that came stays what it
 * is.
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
/** An object with all its lists. A list that came in its place is the first of them. What is neither stays as it is. */
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
