import { valuesOf } from "../http/headers.js";
/** The parameters of a query string, each with one value; `conflict` where one has several that differ. */
export function parametersIn(query) {
    const all = Object.entries(query);
    const values = Object.create(null);
    for (const [name, value] of all)
        values[name] = (typeof value === "string" ? value : value[0]) ?? "";
    return { values, conflict: all.some(([, value]) => typeof value !== "string" && new Set(value).size > 1) };
}
/** The keys of a request, wherever they are; the same key in two places is one. */
export function keysIn(places, rawHeaders, query) {
    const { bearer, header, query: parameter } = places;
    const found = [
        ...(header === undefined ? [] : valuesOf(rawHeaders, header)),
        ...(bearer === undefined ? [] : valuesOf(rawHeaders, bearer).flatMap((value) => /^bearer +(.*)$/i.exec(value.trim())?.[1] ?? [])),
        ...(parameter === undefined ? [] : [query[parameter] ?? []].flat()),
    ];
    return [...new Set(found.map((key) => key.trim()).filter((key) => key !== ""))];
}
