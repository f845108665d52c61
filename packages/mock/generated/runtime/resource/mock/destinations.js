import { isObject } from "../../core/values.js";
/**
 * Returns an object's values with the destinations of a request. Slots in the request are replaced, and the others are
 * kept. Without destinations in the request the values are unchanged, but a new object without any gets an empty list.
 */
export function withDestinations(table, values, body, { id, isNew }) {
    if (table === undefined)
        return values;
    const sent = isObject(body) && isObject(body[table.object]) ? body[table.object] : undefined;
    if (sent === undefined && (!isNew || valueAt(values, table.at) !== undefined))
        return values;
    const before = valueAt(values, table.at);
    const { slot } = table;
    const kept = Array.isArray(before) && slot !== undefined
        ? before.filter((row) => !isObject(row) || !Object.hasOwn(sent ?? {}, String(row[slot])))
        : [];
    const rows = Object.entries(sent ?? {}).flatMap(([name, targets]) => [targets].flat().map((target, index) => rowOf(table, { slot: name, target: String(target), id, index })));
    return placed(values, table.at, [...kept, ...rows], table.emptyList === true);
}
function rowOf({ target: whole, type, id, slot, owner, order }, given) {
    const { target } = given;
    const at = target.indexOf("-");
    const parts = [
        [whole, target],
        [type, target.slice(0, at)],
        [id, target.slice(at + 1)],
        [slot, given.slot],
        [owner, given.id],
        [order, given.index],
    ];
    return Object.fromEntries(parts.filter(([name]) => name !== undefined));
}
function valueAt(values, [first = "", ...others]) {
    const value = isObject(values) ? values[first] : undefined;
    return others.length === 0 ? value : valueAt(value, others);
}
function placed(values, [first = "", ...others], rows, emptyList) {
    const own = isObject(values) ? values : {};
    if (others.length === 0)
        return { ...own, [first]: rows };
    const isEmpty = emptyList && rows.length === 0 && others.length === 1;
    return { ...own, [first]: isEmpty ? [] : placed(own[first], others, rows, emptyList) };
}
