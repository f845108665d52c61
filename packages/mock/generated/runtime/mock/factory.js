import { misfits } from "../samples/misfits.js";
import { sampleObject } from "../samples/sample.js";
/** @internal */
export function factoryOf(shape) {
    return (written = {}, { index = 0, seed = 0 } = {}) => {
        const given = renamed(shape, written);
        const [wrong] = misfits({ kind: "shape", shape: () => shape }, given, "", true);
        if (wrong !== undefined)
            throw new TypeError(`${shape.name}: ${wrong.place || "the object"} ${wrong.says}.`);
        return sampleObject(shape, index + 1 + seed * 100, given);
    };
}
/** The given values, those of other names of a member under its own. */
function renamed({ fields, names = {} }, given) {
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [Object.hasOwn(names, name) && !Object.hasOwn(fields, name) ? names[name] : name, value]));
}
