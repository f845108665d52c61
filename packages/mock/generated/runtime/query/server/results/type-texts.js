const timestamp = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$/;
const patterns = new Map();
/** Returns true if a value is of the type. Returns false for types whose values contain others. */
export function isOf(type, value) {
    switch (type.kind) {
        case "any":
            return true;
        case "boolean":
            return typeof value === "boolean";
        case "namespace":
            return Number.isInteger(value);
        case "number":
            return isNumber(type, value);
        case "const":
            return value === type.value;
        case "timestamp":
            return typeof value === "string" && timestamp.test(value);
        case "text":
            return typeof value === "string" && matches(value, type.pattern);
        case "enum":
            return (typeof value === "string" &&
                (type.values.includes(value) || (type.others !== undefined && matches(value, type.others))));
        case "title":
        case "user":
            return typeof value === "string";
        case "list":
        case "map":
        case "object":
        case "shape":
        case "union":
            return false;
    }
}
function isNumber({ whole, minimum = -Infinity, maximum = Infinity }, value) {
    return typeof value === "number" && (!whole || Number.isInteger(value)) && value >= minimum && value <= maximum;
}
function matches(value, pattern) {
    if (pattern === undefined || pattern === "")
        return true;
    let known = patterns.get(pattern);
    if (known === undefined)
        patterns.set(pattern, (known = new RegExp(pattern, "u")));
    return known.test(value);
}
export function shapeNamed({ shapes }, name) {
    const shape = shapes[name];
    if (shape === undefined)
        throw new TypeError(`The table of results has no shape ${name}.`);
    return shape;
}
