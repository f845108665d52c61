import { readDeep, rootOf } from "../../common/deep-object.js";
import { valuesOf } from "../http/headers.js";
/**
 * Returns the parameters of a query string, each with one value or a list. `conflict` is the first parameter that is
 * not a list but has several different values.
 */
export function parametersIn(query, { lists = [], separators = {}, deep = [] } = {}) {
    const all = Object.entries(query).map(([name, value]) => [name, [value].flat()]);
    const [nested, others] = [true, false].map((isDeep) => all.filter(([name]) => deep.includes(rootOf(name)) === isDeep));
    const { values, conflict } = readDeep(nested.flatMap(([name, given]) => given.map((one) => [name, one])));
    for (const [name, given] of others) {
        const separator = Object.hasOwn(separators, name) ? separators[name] : undefined;
        const items = separator === undefined ? given : given.flatMap((one) => (one === "" ? [] : one.split(separator)));
        values[name] = lists.includes(name) ? items : (given[0] ?? "");
    }
    const repeated = others.find(([name, given]) => !lists.includes(name) && new Set(given).size > 1)?.[0];
    return { values, conflict: conflict ?? repeated };
}
/** Returns the value of a parameter that is not a list. */
export function textOf(values, name) {
    const value = values[name];
    return typeof value === "string" ? value : Array.isArray(value) ? value[0] : undefined;
}
/** Returns the keys of a request from all places, without duplicates. */
export function keysIn(places, rawHeaders, query) {
    const { basic, bearer, cookie, header, query: parameter } = places;
    const credentials = (name, scheme) => name === undefined ? [] : valuesOf(rawHeaders, name).flatMap((value) => scheme.exec(value.trim())?.[1] ?? []);
    const [ofBearer, ofBasic] = [credentials(bearer, /^bearer +(.*)$/i), credentials(basic, /^basic +(.*)$/i)];
    // `Authorization` may also be configured as the header field of a key.
    const isTaken = header?.toLowerCase() === "authorization" && ofBearer.length + ofBasic.length > 0;
    const found = [
        ...(header === undefined || isTaken ? [] : valuesOf(rawHeaders, header)),
        ...ofBearer,
        ...ofBasic.flatMap(decodedBasic),
        ...(cookie === undefined ? [] : valuesOf(rawHeaders, "cookie").flatMap((value) => cookiesIn(value, cookie))),
        ...(parameter === undefined ? [] : [query[parameter] ?? []].flat()),
    ];
    return [...new Set(found.map((key) => key.trim()).filter((key) => key !== ""))];
}
/** Decodes Base64 credentials of the form `user:password`. */
function decodedBasic(credentials) {
    try {
        const bytes = Uint8Array.from(atob(credentials), (character) => character.charCodeAt(0));
        return [new TextDecoder(undefined, { fatal: true }).decode(bytes)];
    }
    catch {
        return [];
    }
}
function cookiesIn(header, name) {
    return header.split(";").flatMap((pair) => {
        const [key, ...value] = pair.trim().split("=");
        return key === name ? [value.join("=").replace(/^"(.*)"$/, "$1")] : [];
    });
}
