/** A value as a message names it: a string in quotes, anything else by its kind. */
export function shownValue(value) {
    if (typeof value === "string")
        return JSON.stringify(value);
    if (Array.isArray(value))
        return "a list";
    if (typeof value === "function")
        return "a function";
    return Object(value) === value ? "an object" : String(value);
}
/** An object with members of its own: neither a list nor a Date. */
export function isRecord(value) {
    return Object(value) === value && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}
