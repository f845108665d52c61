/** How many mismatches of one value are reported. */
const most = 20;
const anything = { open: true, fields: {} };
/** Where a value is not of a type: the JSON Pointer of each place, and what is wanted there. Members of lists have `*` for their number. */
export function mismatches(type, value, shapes) {
    return [...new Set(within(type, value, shapes, ""))].slice(0, most);
}
function within(type, value, shapes, at) {
    if (type === "any")
        return [];
    if (typeof type === "string")
        return isOf[type](value) ? [] : [`${at}: ${type} wanted`];
    if ("values" in type)
        return type.values.some((one) => one === value) ? [] : [`${at}: one of the listed values wanted`];
    if ("list" in type)
        return Array.isArray(value) ? value.flatMap((item) => within(type.list, item, shapes, `${at}/*`)) : [`${at}: list wanted`];
    if ("map" in type)
        return isObject(value) ? Object.values(value).flatMap((item) => within(type.map, item, shapes, `${at}/*`)) : [`${at}: object wanted`];
    if ("shape" in type)
        return ofShape(shapes[type.shape] ?? anything, value, shapes, at);
    const each = type.anyOf.map((one) => within(one, value, shapes, at));
    return each.some((wrong) => wrong.length === 0) ? [] : each.reduce((least, wrong) => (wrong.length < least.length ? wrong : least));
}
function ofShape({ fields, optional = [], open }, value, shapes, at) {
    if (!isObject(value))
        return [`${at}: object wanted`];
    const has = (name) => Object.hasOwn(value, name);
    const missing = Object.keys(fields).filter((name) => !has(name) && !optional.includes(name));
    const others = open ? [] : Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
    return [
        ...missing.map((name) => `${at}/${name}: missing`),
        ...others.map((name) => `${at}/${name}: not known`),
        ...Object.entries(fields)
            .filter(([name]) => has(name))
            .flatMap(([name, field]) => within(field, value[name], shapes, `${at}/${name}`)),
    ];
}
const isOf = {
    string: (value) => typeof value === "string",
    integer: (value) => Number.isInteger(value),
    number: (value) => typeof value === "number",
    boolean: (value) => typeof value === "boolean",
    null: (value) => value === null,
};
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
