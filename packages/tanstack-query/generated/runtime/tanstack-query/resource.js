import { argumentsKey, callOf, withSignal } from "./calls.js";
import { apply, effectsOf } from "./effects.js";
import { pageOptions, readOptions } from "./options.js";
/** Creates the options of all operations, by resource. */
export function createResourceQueries(service, page, client, scope = {}) {
    return mapped(service.resources, (operations, resource) => mapped(operations, (entry, name) => {
        const operation = client[resource][name];
        const key = [service.name, resource, name];
        return entry.affects ? change(service, entry, operation, key, scope) : read(entry, operation, key, scope, page);
    }));
}
function read(entry, operation, prefix, scope, page) {
    const prepare = (given) => {
        const call = callOf(entry, operation, given);
        const own = argumentsKey(entry, operation, call, scope);
        const key = Object.keys(own).length === 0 ? prefix : [...prefix, own];
        return { call, key, isReady: !call.ids.includes(undefined) };
    };
    const options = (...given) => {
        const { call, key, isReady } = prepare(given);
        return readOptions(key, isReady, async (signal) => kept(await operation(...withSignal(call, signal))));
    };
    if (!entry.pages || !page)
        return options;
    const pages = (...given) => {
        const { call, key, isReady } = prepare(given);
        return pageOptions(key, isReady, (signal, start) => page(operation, withSignal(call, signal), start), ({ next }) => next);
    };
    return Object.assign(options, { pages });
}
function change(service, entry, operation, mutationKey, scope) {
    const affects = (...given) => effectsOf(service, entry, callOf(entry, operation, given), scope);
    const options = (own = {}) => ({
        ...own,
        mutationKey,
        mutationFn: async (given = []) => operation(...given),
        onSuccess: (data, given = [], result, context) => Promise.all([apply(affects(...given), context.client), own.onSuccess?.(data, given, result, context)]),
    });
    return Object.assign(options, { affects });
}
/**
 * Converts a result for the cache. The body of a `Response` can be read only once, and a cache treats undefined as an
 * error.
 */
async function kept(response) {
    if (isResponse(response))
        return response.blob();
    return isResponse(response?.data) ? { ...response, data: await response.data.blob() } : (response ?? null);
}
function isResponse(value) {
    return typeof value?.blob === "function";
}
function mapped(values, change) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
