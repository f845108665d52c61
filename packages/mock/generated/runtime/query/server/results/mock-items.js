import { callOf } from "./mock-call.js";
import { sample, sampleObject } from "./sample.js";
/** Items of a list, as many as there are left. */
export const mockItems = (mock) => (parameters, context) => {
    const { result, start, total, spotAt, valueAt } = callOf(mock, parameters, context);
    const type = itemType(mock.name, result);
    const others = (result.results ?? []).filter(({ name }) => name !== mock.name);
    let at = start;
    function* items() {
        for (; at < total; at++)
            yield sample(type, mock.name, spotAt(at));
    }
    return {
        items: items(),
        continueAt: () => valueAt(at) ?? at,
        continueWith: result.next?.parameter,
        results: sampleObject(others, spotAt(0)),
    };
};
/** The type of the items of the list under the name of a module. */
export function itemType(name, { items, results = [] }) {
    if (items !== undefined)
        return { kind: "object", fields: items };
    const own = results.find((field) => field.name === name)?.type;
    return own?.kind === "list" ? own.items : { kind: "any" };
}
