import { Failure } from "./message.js";
import { SetupError } from "../../http/server/setup-error.js";
/**
 * Returns the module that a decoded request names. It always exists, because decoder and table are generated from the
 * same spec.
 */
export function moduleOf({ modules }, name) {
    const module = modules[name];
    if (module === undefined)
        throw new TypeError(`The table has no module ${name}.`);
    return module;
}
/** Returns the name of a module in messages: its path, or its own name if it has no path. */
export function pathOf({ name, path = name }) {
    return path;
}
/** Creates the context that a handler receives in addition to its parameters. */
export function contextOf({ table, caller, onCaller, warnings, root }, { request, name, generator = false, pages, next }) {
    const module = name === undefined ? undefined : table.modules[name];
    const path = module === undefined ? root : pathOf(module);
    const start = `${generator ? table.generator[1] : ""}${module?.prefix ?? ""}`;
    return {
        request,
        get caller() {
            onCaller?.();
            return caller;
        },
        generator,
        pages,
        continueWith: (value, parameter = "continue") => void (next[start + parameter] = [value].flat().join(table.separators[0])),
        warn: (code, text) => void warnings.push({ ...text, code, module: path }),
        fail: (code, text, status) => {
            throw new Failure({ ...text, code, module: path }, status);
        },
    };
}
/** Rejects handlers that no request can reach, because a name is misspelled or the spec no longer has the module. */
export function refuseUnknownHandlers(table, { modules = {}, generators = {} }) {
    const unknown = [
        ...Object.keys(modules)
            .filter((name) => !Object.hasOwn(table.modules, name))
            .map((name) => `modules.${name}`),
        ...Object.keys(generators)
            .filter((name) => !table.generators.includes(name))
            .map((name) => `generators.${name}`),
    ];
    if (unknown.length === 0)
        return;
    throw new SetupError(`These handlers belong to no module of the spec: ${unknown.join(", ")}; remove them, or give them the names of modules.`);
}
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
