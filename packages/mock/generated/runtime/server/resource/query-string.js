import { valuesOf } from "../http/headers.js";
/**
 * The parameters of a query string, each with one value, or with a list; `conflict` is the first that is no list and
 * has several that differ.
 */
export function parametersIn(query, lists = []) {
    const all = Object.entries(query).map(([name, value]) => [name, [value].flat()]);
    const values = Object.create(null);
    for (const [name, given] of all)
        values[name] = lists.includes(name) ? given : (given[0] ?? "");
    return { values, conflict: all.find(([name, given]) => !lists.includes(name) && new Set(given).size > 1)?.[0] };
}
/** A parameter that is no list. */
export function textOf(values, name) {
    const value = values[name];
    return typeof value === "string" ? value : value?.[0];
}
/** The keys of a request, wherever they are; the same key in two places is one. */
export function keysIn(places, rawHeaders, query) {
    const { bearer, header, query: parameter } = places;
    const found = [
        ...(header === undefined ? [] : valuesOf(rawHeaders, header)),
        ...(bearer === undefined
            ? []
            : valuesOf(rawHeaders, bearer).flatMap((value) => /^bearer +(.*)$/i.exec(value.trim())?.[1] ?? [])),
        ...(parameter === undefined ? [] : [query[parameter] ?? []].flat()),
    ];
    return [...new Set(found.map((key) => key.trim()).filter((key) => key !== ""))];
}
