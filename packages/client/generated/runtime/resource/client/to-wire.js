import { isObject } from "../../core/is-object.js";
import { underOwnNames } from "../../core/under-own-names.js";
/** Converts readable names to wire names. The reverse of `readable`. */
export function toWire(names, ...same) {
    const write = (value) => {
        if (Array.isArray(value))
            return value.map(write);
        return isObject(value) ? withSame(underOwnNames(value, names), same) : value;
    };
    return write;
}
function withSame(value, same) {
    const all = { ...value };
    for (const [name, other, kind] of same) {
        if (all[name] === undefined && all[other] !== undefined)
            all[name] = kind ? String(all[other]) : all[other];
        if (all[other] === undefined && all[name] !== undefined)
            all[other] = kind ? Number(all[name]) : all[name];
    }
    return all;
}
