import { requestOf } from "./request.js";
import { sampleObject } from "./sample.js";
import { isOf } from "./scalar-types.js";
import { sum } from "../../../samples/sum.js";
/** Pages that differ in their members; then these repeat. */
const different = 1000;
/**
 * Pages that a request names, all of the first kind: the one that a value names has it under a member that tells pages
 * apart.
 */
export const mockPageSet = (results, seed) => (given, { request }) => {
    const { named, pages } = results;
    const [kind] = pages?.kinds ?? [];
    const { own: asked } = requestOf(results, request);
    const page = (value) => {
        const number = (sum(String(value)) % different) + 1;
        const spot = {
            results,
            site: undefined,
            seed,
            asked,
            number,
            namespaces: [0],
            echoes: {},
            kind: kind?.name,
        };
        const key = keyOf(kind?.fields ?? [], pages?.key ?? [], value);
        return { ...sampleObject(kind?.fields ?? [], spot), ...(key === undefined ? {} : { [key]: value }) };
    };
    const values = [...named.pages, ...named.revisions].flatMap((name) => [given[name] ?? []].flat());
    return { pages: [...new Set(values)].map(page) };
};
/** The first of the members that tell pages apart whose type the value is of. */
function keyOf(fields, key, value) {
    return key.find((name) => fields.some((field) => field.name === name && isOf(field.type, value)));
}
