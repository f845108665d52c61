import { isObject } from "../../core/values.js";
import { MockError } from "../../http/mock/mock.js";
import { sample } from "../server/results/sample.js";
import { completedMembers, completedObject, fieldsFor } from "./completed.js";
import { misfitOf } from "./misfit.js";
import { isMany, requestedPart, typeOf, } from "./requested.js";
/** The name of the factory for each form of result. */
const names = {
    items: "item",
    generator: "item",
    pages: "members",
    results: "result",
    body: "result",
};
/** Returns the factory for one request to a module, by its name. */
export function requestFactories(setup, parameters, context) {
    const { module, example } = setup;
    const part = requestedPart(module, context);
    const name = names[module.form];
    if (part === undefined)
        return { [name]: (given = {}) => given };
    const type = typeOf(module, part);
    // The continuation of the example does not apply to the override.
    const silent = Object.create(context, { continueWith: { value: () => undefined } });
    const factory = (given = {}, { index = 0 } = {}) => {
        const fields = fieldsFor(part.results, type, given);
        const wrong = misfitOf(part.results, { kind: "object", fields }, given, { at: "", object: `${name} of ${module.name}` }, true);
        if (wrong !== undefined)
            throw new MockError(`${name} of ${module.name}: ${wrong}.`);
        const spot = spotAt(setup, part, index);
        const own = exampleAt(example(parameters, silent), index) ?? sample(type, module.name, spot);
        const others = isObject(own)
            ? Object.entries(own).filter(([member]) => fields.some((field) => field.name === member))
            : [];
        return {
            ...Object.fromEntries(others),
            ...completedMembers(fields, given, spot),
        };
    };
    return { [name]: factory };
}
function spotAt({ site, seed }, { results, asked }, index) {
    return { results, site, seed, asked, number: index + 1, namespaces: [0], echoes: {} };
}
/** Completes a page of a generator, so that a title is sufficient. */
export function completedPage(setup, part, page, index) {
    const [kind] = part.results.pages?.kinds ?? [];
    return kind === undefined
        ? page
        : completedObject(kind.fields, page, {
            ...spotAt(setup, part, index),
            kind: kind.name,
        });
}
/** Returns the item or the members of the page at an index, or the whole result of other modules. */
function exampleAt(response, index) {
    const items = isObject(response) ? response["items"] : response;
    if (!isMany(items))
        return response;
    let place = 0;
    for (const item of items)
        if (place++ === index)
            return Array.isArray(item) ? item[1] : item;
    return undefined;
}
