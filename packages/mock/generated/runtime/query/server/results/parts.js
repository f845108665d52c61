/** What a module of a request adds to an answer in one place. */
export function partOf({ module, asked, result }, location) {
    if (result === undefined)
        return [];
    if (asked.role === "generator")
        return location === "page" ? (result.generated ?? []) : [];
    const own = result[location] ?? [];
    return location === "results" && result.items !== undefined ? [listOf(module, result.items), ...own] : own;
}
/** The list under the module's name. */
function listOf(name, fields) {
    return { name, type: { kind: "list", items: { kind: "object", fields } } };
}
