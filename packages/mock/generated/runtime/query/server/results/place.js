import { groundOf } from "../../../server/http/ground.js";
import { valueText } from "./type-texts.js";
/** A place below. */
export function below(place, name) {
    return { ...place, pointer: `${place.pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}` };
}
export function finding({ results, pointer, module }, expected, value, why) {
    const { ground } = module === undefined ? results : (results.modules[module] ?? {});
    return { pointer, module, expected, received: valueText(value), why, ...groundOf(ground) };
}
