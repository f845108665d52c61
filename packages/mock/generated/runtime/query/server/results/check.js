import { isObject } from "../../../common/is-object.js";
import { checkMembers } from "./members.js";
import { partOf } from "./parts.js";
import { below, finding } from "./place.js";
import { requestOf } from "./request.js";
/**
 * What is wrong with the body of an answer in version 2 of the format; nothing where it is what the request asks for.
 * Where the result of one of the modules is unknown, nothing is wrong.
 */
export function checkAnswer(results, request, body) {
    const { own, uses } = requestOf(results, request);
    const place = { results, pointer: "", module: undefined, asked: own };
    if (!isObject(body))
        return [finding(place, "an object", body)];
    if (uses.some(({ result }) => result === undefined))
        return [];
    const { continuation, failures } = results;
    const goesOn = continuation !== undefined && own.parameters[continuation] !== undefined;
    const isPartial = goesOn || failures.some((name) => Object.hasOwn(body, name));
    const gather = (fields, location) => [
        ...fields.map((field) => ({ field, asked: own, module: undefined, optional: field.optional === true })),
        ...uses.flatMap((use) => partOf(use, location).map((field) => memberOf(use, field, isPartial))),
    ];
    const { [results.member]: found = {}, ...others } = body;
    return [
        ...checkMembers(others, gather(results.body, "body"), place),
        ...checkResults(found, gather, below(place, results.member)),
    ];
}
function memberOf({ asked, module }, field, isPartial) {
    return { field, asked, module, optional: isPartial || field.optional === true };
}
function checkResults(found, gather, place) {
    if (!isObject(found))
        return [finding(place, "an object", found)];
    const { fields, pages } = place.results;
    if (pages === undefined || !place.asked.pages.some)
        return checkMembers(found, gather(fields, "results"), place);
    const { [pages.member]: list = [], ...others } = found;
    return [
        ...checkMembers(others, gather(fields, "results"), place),
        ...checkPages(list, pages.kinds, gather, below(place, pages.member)),
    ];
}
function checkPages(list, kinds, gather, place) {
    if (!Array.isArray(list))
        return [finding(place, "a list", list)];
    const isOn = ({ pages }, kind) => pages === undefined || pages.includes(kind.name);
    const byKind = kinds.map((kind) => gather(kind.fields, "page").filter(({ field }) => isOn(field, kind)));
    return list.flatMap((page, index) => checkPage(page, byKind, below(place, index)));
}
/** A page is of the kind that it fits best. */
function checkPage(page, byKind, place) {
    if (!isObject(page))
        return [finding(place, "an object", page)];
    const tried = byKind.map((members) => checkMembers(page, members, place));
    return tried.reduce((best, one) => (one.length < best.length ? one : best));
}
