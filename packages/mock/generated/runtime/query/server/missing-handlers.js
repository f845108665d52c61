import { Failure } from "./failure.js";
import { moduleOf, pathOf } from "./modules.js";
/** The HTTP status of a request for which this server has no handler. */
export const notImplemented = 501;
const noHandler = { code: "nohandler", key: "apierror-nohandler", text: "This server has no handler for: $1." };
export function missingOf(table, handlers) {
    return {
        modules: Object.keys(table.modules).filter((name) => handlers.modules?.[name] === undefined),
        generators: table.generators.filter((name) => handlers.generators?.[name] === undefined),
        pages: handlers.pages === undefined,
    };
}
/** Rejects a request for which a handler is missing, before any handler runs. */
export function demandHandlers(request, { table, handlers, root }) {
    const { generator, modules } = request;
    const missing = Object.keys(modules).filter((name) => handlers.modules?.[name] === undefined);
    if (generator !== undefined && handlers.generators?.[generator.name] === undefined)
        missing.push(`${table.generator[0]}=${generator.name}`);
    if (pageSetOf(request, table) !== undefined && handlers.pages === undefined)
        missing.push(table.pageSet);
    const [first] = missing;
    if (first === undefined)
        return;
    const module = Object.hasOwn(table.modules, first) ? pathOf(moduleOf(table, first)) : root;
    throw new Failure({ ...noHandler, parameters: [{ list: missing, type: "comma" }], module, data: { handlers: missing } }, notImplemented);
}
/** Returns the parameters that name pages, or undefined if the request names none. */
export function pageSetOf(request, { pageSet, pageParameters }) {
    const set = (request[pageSet] ?? {});
    const isNamed = (name) => Object.hasOwn(set, name) && set[name] !== undefined && [set[name]].flat().length > 0;
    return pageParameters.some(isNamed) ? set : undefined;
}
