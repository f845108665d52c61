import { refusal } from "./errors.js";
export const isGiven = (value) => value !== undefined && value !== null && value !== false;
/** A value as it is written: a list with a separator that none of its values has. */
export function textOf(value, separators) {
    if (!Array.isArray(value))
        return value.toISOString?.() ?? `${value === true ? 1 : value}`;
    const [common, alternative] = separators;
    const texts = value.map((one) => textOf(one, separators));
    if (`${texts}`.includes(alternative))
        throw refusal("unwritable", "U+001F in a list");
    if (texts.some((text) => text.includes(common)))
        return alternative + texts.join(alternative);
    // One empty text is not an empty list; given twice it counts once.
    return texts.join(common) || (texts.length > 0 ? common : "");
}
