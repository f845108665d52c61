/* Serializes JSON values. Objects whose key order matters can be `Map`s. */
/** Line separators that are valid in JSON strings but once were not in scripts. */
const lineEnds = /[\u2028\u2029]/g;
const beyondAscii = /[^\u0000-\u007f]/g;
export function jsonText(value, { ascii, indent }) {
    const lines = indent === undefined ? undefined : { step: " ".repeat(indent), at: "\n" };
    const text = holdsMapping(value) ? written(value, lines) : JSON.stringify(value, undefined, indent);
    return text.replace(ascii ? beyondAscii : lineEnds, codeUnit);
}
/** Returns whether a value contains a `Map`. Few do, and `JSON.stringify` is faster for the others. */
function holdsMapping(value) {
    if (typeof value !== "object" || value === null)
        return false;
    if (Array.isArray(value))
        return value.some(holdsMapping);
    if (value instanceof Map)
        return true;
    for (const name in value)
        if (holdsMapping(value[name]))
            return true;
    return false;
}
function written(value, lines) {
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value) ?? "null";
    const inner = lines && { ...lines, at: lines.at + lines.step };
    if (Array.isArray(value))
        return block("[", value.map((item) => written(item, inner)), "]", lines, inner);
    const entries = value instanceof Map ? [...value] : Object.entries(value);
    const members = entries
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${JSON.stringify(name)}:${lines === undefined ? "" : " "}${written(member, inner)}`);
    return block("{", members, "}", lines, inner);
}
function block(open, items, close, lines, inner) {
    if (items.length === 0 || lines === undefined || inner === undefined)
        return `${open}${items.join(",")}${close}`;
    return `${open}${inner.at}${items.join(`,${inner.at}`)}${lines.at}${close}`;
}
function codeUnit(letter) {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
