import { isObject } from "../../core/values.js";
import { weakest } from "../../http/server/ground.js";
/** The maximum number of mismatches reported for one value. */
const most = 20;
const anything = { open: true, fields: {} };
/** Returns the mismatches between a value and a type. `ground` is the basis of the type. */
export function mismatches(type, value, shapes, ground) {
    const found = within(type, value, { shapes, at: "", ground });
    return [...new Map(found.map((one) => [one.detail, one])).values()].slice(0, most);
}
/** Returns true if a value is of a type that contains no shape. */
export function isOfType(type, value) {
    return within(type, value, { shapes: {}, at: "", ground: undefined }).length === 0;
}
function within(type, value, position) {
    if (type === "any")
        return [];
    if (typeof type === "string")
        return isOf[type](value) ? [] : wanted(type, position);
    if ("values" in type)
        return type.values.some((one) => one === value) ? [] : wanted("one of the listed values", position);
    const inside = below(position, "*");
    if ("list" in type)
        return Array.isArray(value) ? value.flatMap((item) => within(type.list, item, inside)) : wanted("list", position);
    if ("map" in type)
        return isObject(value)
            ? Object.values(value).flatMap((item) => within(type.map, item, inside))
            : wanted("object", position);
    if ("shape" in type)
        return ofShape(position.shapes[type.shape] ?? anything, value, position);
    const each = type.anyOf.map((one) => within(one, value, position));
    return each.some((wrong) => wrong.length === 0)
        ? []
        : each.reduce((least, wrong) => (wrong.length < least.length ? wrong : least));
}
function ofShape({ fields, optional = [], open, others: otherType = "any", ...shape }, value, position) {
    if (!isObject(value))
        return wanted("object", position);
    const ground = weakest(shape.ground, position.ground);
    const has = (name) => Object.hasOwn(value, name);
    const missing = Object.keys(fields).filter((name) => !has(name) && !optional.includes(name));
    const others = Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
    return [
        ...missing.map((name) => ({ detail: `${position.at}/${name}: missing`, ground })),
        ...others.flatMap((name) => open
            ? within(otherType, value[name], below({ ...position, ground }, name))
            : [{ detail: `${position.at}/${name}: not known`, ground }]),
        ...Object.entries(fields)
            .filter(([name]) => has(name))
            .flatMap(([name, field]) => within(field, value[name], below({ ...position, ground: weakest(shape.grounds?.[name], ground) }, name))),
    ];
}
function below(position, name) {
    return { ...position, at: `${position.at}/${name}` };
}
function wanted(what, { at, ground }) {
    return [{ detail: `${at}: ${what} wanted`, ground }];
}
const isOf = {
    string: (value) => typeof value === "string",
    integer: (value) => Number.isInteger(value),
    number: (value) => typeof value === "number",
    boolean: (value) => typeof value === "boolean",
    null: (value) => value === null,
};
/** Returns the ground of a finding about a value: that of the violated rule, type or bound. */
export function findingGround({ fields = {}, rules = {}, whole }, { rule, path = [] }, value, form, shapes) {
    if (rule !== undefined)
        return Object.hasOwn(rules, rule) ? rules[rule] : undefined;
    if (whole !== undefined)
        return valueGround(whole, path, value, form, shapes);
    const [name = "", ...inner] = path;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field && valueGround(field, inner, memberOf(value, name), form, shapes);
}
function valueGround(field, path, value, form, shapes) {
    const { is = "any" } = field;
    if (path.length > 0)
        return weakest(...memberGrounds(is, path, shapes), field.type);
    if (value === undefined)
        return field.missing;
    if (value === "" && field.empty !== undefined)
        return field.empty;
    const readings = form === "json" ? [value] : [value, fromTexts(value)];
    const bound = field.bounds?.find((one) => readings.some((reading) => isBoundOf(one, reading)));
    return bound?.ground ?? field.type;
}
function isBoundOf({ is, longer }, value) {
    return isOfType(is, value) && (longer === undefined || (typeof value === "string" && [...value].length > longer));
}
/** Returns the grounds of the members on a path inside a type, innermost first. */
function memberGrounds(type, path, shapes) {
    const [name, ...inner] = path;
    if (typeof type === "string" || name === undefined || "values" in type)
        return [];
    if ("list" in type)
        return memberGrounds(type.list, inner, shapes);
    if ("map" in type)
        return memberGrounds(type.map, inner, shapes);
    if ("anyOf" in type)
        return type.anyOf.flatMap((one) => memberGrounds(one, path, shapes));
    const shape = shapes[type.shape];
    const field = shape?.fields[name];
    return [...(field === undefined ? [] : memberGrounds(field, inner, shapes)), shape?.grounds?.[name], shape?.ground];
}
function memberOf(value, name) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}
function fromTexts(value) {
    return Array.isArray(value) ? value.map(fromText) : fromText(value);
}
/** Returns the number or boolean that a string represents, or else the string itself. */
function fromText(value) {
    if (typeof value !== "string" || !/^(?:-?\d+(?:\.\d+)?|true|false)$/.test(value))
        return value;
    return JSON.parse(value.replace(/^(-?)0+(?=\d)/, "$1"));
}
