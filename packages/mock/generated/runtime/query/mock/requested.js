import { isObject } from "../../core/values.js";
import { itemType } from "../server/results/mock-pages.js";
import { kindOf } from "../server/results/check.js";
import { comes, requestOf } from "../server/results/request.js";
import { shapeNamed } from "../server/results/type-texts.js";
import { misfitOf } from "./misfit.js";
/** Returns `undefined` for a module whose result is unknown. */
export function requestedPart({ results, name, form }, { request }) {
    if (results === undefined)
        return undefined;
    const role = form === "generator" ? "generator" : "module";
    const use = requestOf(results, request).uses.find(({ module, asked }) => module === name && asked.role === role);
    return use?.result && { results, result: use.result, asked: use.asked };
}
/** Returns the type of an item, of the members of a page, or of the result. */
export function typeOf({ name, form }, { results: { pages }, result }) {
    const types = {
        items: () => itemType(name, result),
        pages: () => objectOf(result.page),
        generator: () => objectOf([...(pages?.kinds[0]?.fields ?? []), ...(result.generated ?? [])]),
        results: () => objectOf(result.results),
        body: () => objectOf(result.body),
    };
    return types[form]();
}
function objectOf(fields = []) {
    return { kind: "object", fields };
}
/**
 * Removes members that the request did not select from the result of an override. The service does not send them
 * either.
 */
export function requestedOnly(module, given, context) {
    const part = requestedPart(module, context);
    if (part === undefined)
        return given;
    const kinds = part.results.pages?.kinds ?? [];
    const type = typeOf(module, part);
    const requested = (value) => requestedValue(part, type, value);
    const ofPage = ([page, value]) => [page, requestedValue(part, type, value, kindOf(page, kinds))];
    if (module.form === "results" || module.form === "body")
        return requested(given);
    return eachItem(given, module.form === "pages" ? (item) => ofPage(item) : requested, (others) => requestedValue(part, objectOf(part.result.results), others));
}
/** Distinguishes lists of any kind from objects of members. */
export function isMany(value) {
    return typeof value === "object" && value !== null && (Symbol.iterator in value || Symbol.asyncIterator in value);
}
/** Maps each item of a handler's result lazily, and keeps the members next to the items. */
function eachItem(given, change, changeOthers) {
    if (isMany(given))
        return changed(given, change);
    if (!isObject(given) || !isMany(given["items"]))
        return given;
    const { items, results } = given;
    return {
        ...given,
        items: changed(items, change),
        ...(results !== undefined && { results: changeOthers(results) }),
    };
}
async function* changed(items, change) {
    for await (const item of items)
        yield change(item);
}
/**
 * Returns the requested members. Unknown members are kept, so that the response check reports them. `kind` is the kind
 * of page to which the members belong.
 */
function requestedMembers(part, fields, value, kind) {
    const entries = Object.entries(value).flatMap(([name, inner]) => {
        const known = fields.filter((field) => field.name === name);
        const coming = known.filter((field) => comes(field, part.asked) && (kind === undefined || field.pages === undefined || field.pages.includes(kind)));
        if (known.length > 0 && coming.length === 0)
            return [];
        const field = coming.find(({ type }) => isLike(part, type, inner)) ?? coming[0];
        return [[name, field === undefined ? inner : requestedValue(part, field.type, inner)]];
    });
    return Object.fromEntries(entries);
}
function isLike({ results }, type, value) {
    return misfitOf(results, type, value, { at: "", object: "" }, true) === undefined;
}
function requestedValue(part, type, value, kind) {
    switch (type.kind) {
        case "list":
            return Array.isArray(value) ? value.map((item) => requestedValue(part, type.items, item)) : value;
        case "map":
            return isObject(value)
                ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, requestedValue(part, type.values, item)]))
                : value;
        case "object":
            return isObject(value) ? requestedMembers(part, type.fields, value, kind) : value;
        case "shape":
            return isObject(value) ? requestedMembers(part, shapeNamed(part.results, type.shape).fields, value) : value;
        case "union": {
            const member = type.members.find((one) => isLike(part, one, value));
            return member === undefined ? value : requestedValue(part, member, value);
        }
        default:
            return value;
    }
}
