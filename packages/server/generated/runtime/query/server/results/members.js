import { isObject } from "../../../common/is-object.js";
import { grouped } from "../grouped.js";
import { below, finding } from "./place.js";
import { comes } from "./request.js";
import { isOf } from "./scalar-types.js";
import { shapeNamed } from "./shapes.js";
import { circumstances, typeText } from "./type-texts.js";
/** What is wrong with an object that has these members and no others. */
export function checkMembers(value, members, place) {
    const byName = grouped(members, ({ field }) => field.name);
    const found = Object.entries(value).flatMap(([name, inner]) => {
        const all = byName.get(name) ?? [];
        const coming = all.filter(({ field, asked }) => comes(field, asked));
        if (coming.length > 0)
            return checkMember(inner, coming, below(place, name));
        return [unasked(inner, all, below(place, name))];
    });
    const isThere = (name) => Object.hasOwn(value, name);
    const missing = members.filter(({ field, asked, optional }) => {
        return !optional && ![field.name, ...(field.substitutes ?? [])].some(isThere) && comes(field, asked);
    });
    return [...found, ...missing.map((member) => missingMember(member, place))];
}
function missingMember({ field, module }, place) {
    return finding({ ...below(place, field.name), module: module ?? place.module }, typeText(field.type), undefined, reason(field));
}
/** A member that should not be there. */
function unasked(value, [first], place) {
    return finding({ ...place, module: first?.module ?? place.module }, "nothing", value, first === undefined ? "not described" : reason(first.field));
}
function reason(field) {
    const text = circumstances(field);
    return text === undefined ? undefined : `comes ${text}`;
}
/** Where several modules add a member of one name, it may be any one's. */
function checkMember(value, members, place) {
    const tried = members.map(({ field, asked, module = place.module }) => {
        return value === null && field.nullable ? [] : checkType(field.type, value, { ...place, asked, module });
    });
    return tried.find((findings) => findings.length === 0) ?? tried[0] ?? [];
}
function checkType(type, value, place) {
    const wrong = [finding(place, typeText(type), value)];
    switch (type.kind) {
        case "list":
            return Array.isArray(value)
                ? value.flatMap((item, index) => checkType(type.items, item, below(place, index)))
                : wrong;
        case "map":
            if (type.emptyList && isEmptyList(value))
                return [];
            return isObject(value)
                ? Object.entries(value).flatMap(([key, inner]) => checkType(type.values, inner, below(place, key)))
                : wrong;
        case "object":
            return checkObject(type, value, place);
        case "shape":
            return checkObject(shapeNamed(place.results, type.shape), value, place);
        case "union":
            return type.members.some((member) => checkType(member, value, place).length === 0) ? [] : wrong;
        case "any":
        case "boolean":
        case "namespace":
        case "timestamp":
        case "title":
        case "user":
        case "text":
        case "number":
        case "const":
        case "enum":
            return isOf(type, value) ? [] : wrong;
    }
}
function checkObject({ fields, emptyList }, given, place) {
    const value = emptyList && isEmptyList(given) ? {} : given;
    if (!isObject(value))
        return [finding(place, "an object", value)];
    const { asked, module } = place;
    return checkMembers(value, fields.map((field) => ({ field, asked, module, optional: field.optional === true })), place);
}
function isEmptyList(value) {
    return Array.isArray(value) && value.length === 0;
}
