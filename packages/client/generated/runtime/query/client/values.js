import { refusal } from "./errors.js";
export const isGiven = (value) => value !== undefined && value !== null && value !== false;
/** A value as it is written: a list with a separator that none of its values has. `name` is that of its parameter. */
export function textOf(value, separators, name) {
    if (!Array.isArray(value)) {
        if (Number.isNaN(value.getTime?.()))
            throw refusal("invalid-value", `${name}: ${value}`);
        return value.toISOString?.() ?? `${value === true ? 1 : value}`;
    }
    const [common, alternative] = separators;
    const texts = value.map((one) => textOf(one, separators, name));
    if (`${texts}`.includes(alternative))
        throw refusal("unwritable", "U+001F in a list");
    if (texts.some((text) => text.includes(common)))
        return alternative + texts.join(alternative);
    // One empty text is not an empty list; given twice it counts once.
    return texts.join(common) || (texts.length > 0 ? common : "");
}
/** Refuses numbers and times that no module takes under this name. */
export function checkValue(name, value, checks = {}) {
    const known = checks[name];
    const [text, least = -Infinity, most = Infinity] = known ?? ["a whole number"];
    for (const one of [value].flat()) {
        if (typeof one === "number" ? one % 1 || !(one >= least && one <= most) : known && !known[1] && !/\d|^now$/.test(`${one}`)) {
            throw refusal("invalid-value", `${name}: ${one} is not ${text}`);
        }
    }
}
