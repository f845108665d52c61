import { meets } from "./request.js";
/*
 * The continuation value of a module, which encodes a position. Each field encodes it in its own way, and the first
 * readable field decides.
 */
const start = Date.UTC(2020, 0, 1);
const hour = 3_600_000;
/** The functions that encode and decode a position in each kind of field. An unreadable position is `NaN`. */
const kinds = {
    text: { write: (place) => `Example_${place}`, read: (text) => Number(/(\d{1,9})$/.exec(text)?.[1] ?? 0) },
    integer: { write: String, read: Number },
    timestamp: {
        write: (place) => new Date(start + place * hour).toISOString().replace(/[-:T]|\..*/g, ""),
        read: (text) => Math.floor((Date.parse(text.replace(/^(....)(..)(..)(..)(..)(..)$/, "$1-$2-$3T$4:$5:$6Z")) - start) / hour),
    },
    hex: { write: (place) => place.toString(16).padStart(8, "0"), read: (text) => parseInt(text, 16) },
    // A bit does not encode the position.
    bit: { write: () => "0", read: () => NaN },
    fraction: { write: (place) => `0.${String(place).padStart(9, "0")}`, read: (text) => Math.round(Number(text) * 1e9) },
};
/** Returns the value from which to continue, or undefined if the module does not support continuation. */
export function valueAt(next, asked, place) {
    const fields = formOf(next, asked)?.fields;
    if (next?.number)
        return place;
    return fields?.map((field) => (typeof field === "object" ? field.literal : kinds[field].write(place))).join("|");
}
/**
 * Returns the position at which a request starts. A position that no response contained is at the start or past the
 * end.
 */
export function placeOf(next, asked) {
    const value = next === undefined ? undefined : asked.parameters[next.parameter];
    if (value === undefined)
        return 0;
    const parts = String(value).split("|");
    const fields = formOf(next, asked)?.fields ?? [];
    const places = fields.flatMap((field, index) => typeof field === "object" ? [] : [kinds[field].read(parts[index] ?? "")]);
    const place = places.find((one) => Number.isInteger(one)) ?? 0;
    return Math.max(0, place);
}
function formOf(next, asked) {
    return next?.forms.find(({ when = [], unless = [] }) => when.every((test) => meets(test, asked)) && !unless.some((test) => meets(test, asked)));
}
