import { callOf } from "./mock-call.js";
import { comes } from "./request.js";
import { sample, sampleObject } from "./sample.js";
import { kindOf } from "./check.js";
import { sum } from "../../../core/samples/numbers.js";
/** The number of objects per page in a list. */
const perPage = 5;
/** The number of pages with different members. Further pages repeat them. */
const different = 1000;
/**
 * Returns the members that a module adds to pages. The limit applies to the first list among them. It applies per page
 * if every page must have the list or if `limitPerPage` is set, and otherwise to all pages together.
 */
export const mockPages = (mock) => (parameters, context) => {
    const call = callOf(mock, parameters, context);
    const { pagesIn, limitPerPage = false } = mock.special;
    const fields = call.result.page ?? [];
    const counted = fields.find((field) => field.type.kind === "list" && comes(field, call.asked));
    const kinds = mock.results.pages?.kinds ?? [];
    const about = context.pages.filter(({ ns }) => pagesIn === undefined || (ns !== undefined && pagesIn.includes(ns)));
    const pages = about.map((page) => ({
        page,
        kind: kindOf(page, kinds),
        number: (page.pageid ?? sum(page.title ?? "")) % different,
    }));
    if (counted === undefined)
        return { items: pages.map((one) => [one.page, plainMembers(call, fields, one)]), limited: true };
    const having = pages.filter(({ kind }) => isOn(counted, kind));
    const { next, placesOf } = windowOf(call, { ...counted, optional: counted.optional === true && !limitPerPage }, having.length);
    if (next !== undefined && having.length > 0 && !(limitPerPage && having.length > 1))
        context.continueWith(next, call.result.next?.parameter);
    const others = fields.filter((field) => field !== counted);
    const membersOf = (one) => ({
        ...plainMembers(call, others, one),
        ...listed(call, counted, one, placesOf(having.indexOf(one))),
    });
    return { items: pages.map((one) => [one.page, membersOf(one)]), limited: true };
};
/** Returns the members that occur only in the first response. */
function plainMembers({ start, spotOf }, fields, { kind, number }) {
    return start > 0 ? {} : sampleObject(fields, { ...spotOf(number + 1, kind), last: (number + 1) * perPage });
}
/** Returns the part of the list that this response contains. */
function listed({ spotOf, isDownwards }, counted, { kind, number }, places) {
    const { name, type, optional } = counted;
    if (type.kind !== "list" || !isOn(counted, kind) || (optional && places.length === 0))
        return {};
    return {
        [name]: places.map((place) => sample(type.items, name, spotOf(number * perPage + (isDownwards ? perPage - place : place + 1)))),
    };
}
/**
 * Returns the objects of each page in this response, and the next continuation value. Without a limit, each page has
 * only its first object.
 */
function windowOf({ start, limit, valueAt }, { optional }, pages) {
    const total = optional ? pages * perPage : perPage;
    const end = Math.min(total, start + limit);
    const placesOf = (index) => {
        if (limit === Infinity)
            return [0];
        const first = optional ? index * perPage : 0;
        return Array.from({ length: perPage }, (_, place) => place).filter((place) => first + place >= start && first + place < end);
    };
    return { next: limit !== Infinity && end < total ? valueAt(end) : undefined, placesOf };
}
function isOn({ pages }, kind) {
    return pages === undefined || pages.includes(kind);
}
/** Returns the remaining items of a list, up to the limit. */
export const mockItems = (mock) => (parameters, context) => {
    const { result, start, total, spotAt, valueAt } = callOf(mock, parameters, context);
    const type = itemType(mock.name, result);
    const others = (result.results ?? []).filter(({ name }) => name !== mock.name);
    let at = start;
    function* items() {
        for (; at < total; at++)
            yield sample(type, mock.name, spotAt(at));
    }
    return {
        items: items(),
        continueAt: () => valueAt(at) ?? at,
        continueWith: result.next?.parameter,
        results: sampleObject(others, spotAt(0)),
    };
};
/** Returns the type of the items in the list under a module's name. */
export function itemType(name, { items, results = [] }) {
    if (items !== undefined)
        return { kind: "object", fields: items };
    const own = results.find((field) => field.name === name)?.type;
    return own?.kind === "list" ? own.items : { kind: "any" };
}
