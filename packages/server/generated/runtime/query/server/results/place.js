import { valueText } from "./type-texts.js";
/** A place in an answer, and whose it is. */
/** A place below. */
export function below(place, name) {
    return { ...place, pointer: `${place.pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}` };
}
export function finding({ pointer, module }, expected, value, why) {
    return { pointer, module, expected, received: valueText(value), why };
}
export function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
