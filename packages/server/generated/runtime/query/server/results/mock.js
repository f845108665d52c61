import { Failure } from "../failure.js";
import { notImplemented } from "../missing-handlers.js";
import { mockGenerator } from "./mock-generator.js";
import { mockItems } from "./mock-items.js";
import { mockPageSet } from "./mock-page-set.js";
import { mockPages } from "./mock-pages.js";
import { mockResults } from "./mock-results.js";
/** What makes each form of answer. */
const makers = {
    items: mockItems,
    pages: mockPages,
    results: mockResults,
    body: mockResults,
};
/**
 * The handlers, and for each module that has none but a result that is known, one that answers with examples. It also
 * takes the place of a handler that says that it has no answer.
 */
export function mockHandlers(table, results, handlers, { seed = 0, modules: special = {} } = {}, site) {
    const known = Object.keys(table.modules).filter((name) => Object.hasOwn(results.modules, name));
    const mock = (name) => ({ table, results, site, seed, name, special: special[name] ?? {} });
    const modules = known.map((name) => [
        name,
        withFallback(handlers.modules?.[name], makers[table.forms[name] ?? "results"](mock(name))),
    ]);
    const generators = known
        .filter((name) => table.generators.includes(name))
        .map((name) => [name, withFallback(handlers.generators?.[name], mockGenerator(mock(name)))]);
    return {
        modules: { ...handlers.modules, ...Object.fromEntries(modules) },
        generators: { ...handlers.generators, ...Object.fromEntries(generators) },
        pages: handlers.pages ?? (site?.pageSet ?? mockPageSet)(results, seed),
    };
}
function withFallback(handler, fallback) {
    if (handler === undefined)
        return fallback;
    return async (parameters, context) => {
        try {
            return await handler(parameters, context);
        }
        catch (error) {
            if (error instanceof Failure && error.status === notImplemented)
                return fallback(parameters, context);
            throw error;
        }
    };
}
