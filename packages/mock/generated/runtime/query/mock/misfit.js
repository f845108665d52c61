import { inside } from "../../common/inside.js";
import { isObject } from "../../common/is-object.js";
import { isOf } from "../server/results/scalar-types.js";
import { shapeNamed } from "../server/results/shapes.js";
/** The place of the first value that is not of its type; undefined where all are. Members of an object may be missing where `partial` is true. */
export function misfitOf(results, type, value, place, partial = false) {
    switch (type.kind) {
        case "list":
            return Array.isArray(value) ? first(value.map((item, index) => () => misfitOf(results, type.items, item, inside(place, index)))) : at(place);
        case "map":
            if (type.emptyList && Array.isArray(value) && value.length === 0)
                return undefined;
            return isObject(value) ? first(Object.entries(value).map(([name, item]) => () => misfitOf(results, type.values, item, inside(place, name)))) : at(place);
        case "shape":
            return misfitOf(results, { kind: "object", ...shapeNamed(results, type.shape) }, value, place);
        case "object":
            if (type.emptyList && Array.isArray(value) && value.length === 0)
                return undefined;
            return isObject(value) ? ofFields(results, type.fields, value, place, partial) : at(place);
        case "union":
            return type.members.some((member) => misfitOf(results, member, value, place) === undefined) ? undefined : at(place);
        default:
            return isOf(type, value) ? undefined : at(place);
    }
}
function ofFields(results, fields, value, place, partial) {
    const unknown = Object.keys(value).find((name) => !fields.some((field) => field.name === name));
    if (unknown !== undefined)
        return inside(place, unknown);
    return first(fields.map(({ name, type, optional, nullable, substitutes = [] }) => () => {
        const given = Object.hasOwn(value, name) ? value[name] : undefined;
        if (given === undefined)
            return partial || optional || substitutes.some((one) => Object.hasOwn(value, one)) ? undefined : inside(place, name);
        return given === null && nullable ? undefined : misfitOf(results, type, given, inside(place, name));
    }));
}
function first(found) {
    for (const one of found) {
        const place = one();
        if (place !== undefined)
            return place;
    }
    return undefined;
}
function at(place) {
    return place === "" ? "the value" : place;
}
