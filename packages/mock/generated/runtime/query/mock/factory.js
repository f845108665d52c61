import { completedObject, fieldsFor } from "./completed.js";
import { misfitOf } from "./misfit.js";
/** A request that selects every member. */
const asked = {
    parameters: {},
    defaults: {},
    all: undefined,
    role: undefined,
    pages: { some: false, several: false, revisions: false, "several-revisions": false },
};
/**
 * Creates objects with all members that requests can select, each in its first form. `shapes` are the shapes of nested
 * objects.
 */
export function factoryOf(name, type, shapes, site) {
    const results = {
        shapes: Object.fromEntries(Object.entries(shapes).map(([one, shape]) => [one, { ...shape, fields: plain(shape.fields) }])),
    };
    const own = inner(type);
    return (given = {}, { index = 0, seed = 0 } = {}) => {
        const fields = fieldsFor(results, own, given);
        const wrong = misfitOf(results, { kind: "object", fields }, given, { at: "", object: name }, true);
        if (wrong !== undefined)
            throw new TypeError(`${name}: ${wrong}.`);
        const spot = { results, site, seed, asked, number: index + 1 + seed * 100, namespaces: [0], echoes: {} };
        return completedObject(fields, given, spot);
    };
}
/** Removes the conditions of members. If several members have the same name, only the first is kept. */
function plain(fields) {
    const named = new Map(fields.toReversed().map((field) => [field.name, field]));
    return [...new Set(fields.map(({ name }) => name))].map((name) => {
        const { when: _, unless: __, pages: ___, ...field } = named.get(name);
        return { ...field, type: inner(field.type) };
    });
}
function inner(type) {
    switch (type.kind) {
        case "object":
            return { ...type, fields: plain(type.fields) };
        case "list":
            return { ...type, items: inner(type.items) };
        case "map":
            return { ...type, values: inner(type.values) };
        case "union":
            return { ...type, members: type.members.map(inner) };
        default:
            return type;
    }
}
