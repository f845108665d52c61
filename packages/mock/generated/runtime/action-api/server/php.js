import { byteLength } from "./byte-length.js";
import { entriesOf, isKeyed } from "./written-forms.js";
/* The serialization of PHP, as its function `serialize` writes it: lengths of texts are bytes of UTF-8. */
/** A key that PHP keeps as a number. */
const numeric = /^(?:0|-?[1-9]\d{0,17})$/;
export function phpText(value) {
    if (value === null || value === undefined)
        return "N;";
    if (typeof value === "boolean")
        return `b:${value ? 1 : 0};`;
    if (typeof value === "number")
        return Number.isSafeInteger(value) ? `i:${value};` : `d:${doubleText(value)};`;
    if (Array.isArray(value))
        return arrayText(value.map((item, index) => [String(index), item]));
    return isKeyed(value)
        ? arrayText(entriesOf(value).filter(([, member]) => member !== undefined))
        : stringText(String(value));
}
function arrayText(entries) {
    const members = entries.map(([key, value]) => `${numeric.test(key) ? `i:${key};` : stringText(key)}${phpText(value)}`);
    return `a:${entries.length}:{${members.join("")}}`;
}
function stringText(text) {
    return `s:${byteLength(text)}:"${text}";`;
}
/** `1.0E+25`, as PHP has it, in place of `1e+25`. */
function doubleText(value) {
    return String(value).replace(/^(-?\d+)(\.\d+)?e/, (_, whole, fraction = ".0") => `${whole}${fraction}E`);
}
