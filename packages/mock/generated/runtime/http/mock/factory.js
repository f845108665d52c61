import { underOwnNames } from "../../core/values.js";
import { misfits } from "../../core/samples/misfits.js";
import { sampleObject } from "../../core/samples/sample.js";
/** @internal */
export function factoryOf(shape) {
    return (written = {}, { index = 0, seed = 0 } = {}) => {
        const given = underOwnNames(written, shape.names ?? {});
        const [wrong] = misfits({ kind: "shape", shape: () => shape }, given, "", true);
        if (wrong !== undefined)
            throw new TypeError(`${shape.name}: ${wrong.place || "the object"} ${wrong.says}.`);
        return sampleObject(shape, index + 1 + seed * 100, given);
    };
}
