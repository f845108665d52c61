/**
 * Parameters as a handler has them: a number where as many as allowed were asked for, and all values where all were.
 */
export function resolveValues(table, module, given, { high, namespaces }) {
    const values = { ...given };
    let limit;
    for (const info of module.parameters) {
        const value = values[info.name];
        if (info.type === "limit" && value === table.most)
            values[info.name] = limit = mostOf(info, high);
        else if (info.multi && value === table.all)
            values[info.name] = allOf(info, namespaces) ?? value;
    }
    return { values, limit };
}
function mostOf({ max = 0, highmax = max }, high) {
    return high ? highmax : max;
}
/** All values; undefined where they cannot be listed. */
function allOf({ type, extranamespaces = [] }, namespaces) {
    if (type === "namespace")
        return [...extranamespaces, ...namespaces];
    return typeof type === "string" ? undefined : type;
}
