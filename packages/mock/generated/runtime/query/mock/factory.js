import { misfitOf } from "./misfit.js";
import { sampleObject } from "../server/results/sample.js";
/** A request that asks for all there is. */
const asked = {
    parameters: {}, defaults: {}, all: undefined, role: undefined, pages: { some: false, several: false, revisions: false, "several-revisions": false },
};
/** Makes objects with all members that some request gives, each in its first form. `shapes` are those in them. */
export function factoryOf(name, fields, shapes, site) {
    const results = { shapes: Object.fromEntries(Object.entries(shapes).map(([one, shape]) => [one, { ...shape, fields: plain(shape.fields) }])) };
    const own = plain(fields);
    return (given = {}, { index = 0, seed = 0 } = {}) => {
        const wrong = misfitOf(results, { kind: "object", fields: own }, given, { at: "", object: name }, true);
        if (wrong !== undefined)
            throw new TypeError(`${name}: ${wrong}.`);
        const made = sampleObject(own, { results, site, seed, asked, number: index + 1 + seed * 100, namespaces: [0], echoes: {} });
        return { ...made, ...given };
    };
}
/** Members come whatever is asked for; of several of one name the first. */
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
