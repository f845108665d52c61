import { iterator } from "../../http/client/iterator.js";
import { checkOptions } from "../../http/client/refuse-option.js";
import { createBatch, createSession } from "./session.js";
import { checkCallOf, checkRecord, requestsOf } from "./requests.js";
import { refusal } from "./errors.js";
export function createClient(table, options, protocol = {}, setup) {
    checkOptions("The client", options, protocol.options);
    const send = createSession(table, options, protocol.setUp?.(options), setup);
    const follow = protocol.follow ?? askOnce;
    /**
     * Runs a request, split into as many as its lists need. Each runs to its end, or with `first` only to the end of its
     * first batch.
     */
    async function* runAll(whole, call, first) {
        checkRecord("A request", whole, "{ group: { module: { … } } }");
        const { further, request } = protocol.follow === undefined ? { further: undefined, request: whole } : apart(whole);
        const { requests, names } = requestsOf(table, request, table.most[options.highLimits ? 1 : 0]);
        if (further && requests[1])
            throw refusal("ambiguous", "continue, but several requests");
        const warnings = new Map();
        const most = call.maximumRequests ?? options.maximumRequests ?? 10_000;
        for (const parameters of requests) {
            for await (const batch of follow((all) => send(all, call, warnings), parameters, further, () => createBatch(table, names, warnings), most)) {
                yield batch;
                if (first)
                    break;
            }
        }
    }
    async function gather(request, call = {}, first) {
        let all;
        for await (const batch of runAll(request, call, first)) {
            if (all) {
                all.add(batch.body(), true);
                all.further ??= batch.further;
            }
            else
                all = batch;
        }
        return all?.result() ?? {};
    }
    /**
     * Returns an iterator over the items of all responses. For a request about one module, `parameters` are those of the
     * module.
     */
    function each(call, items, requestOf, group, name, parameters) {
        const [limit, low, high, without] = table.limit ?? [];
        const plan = {
            parameters,
            limit: without?.includes(name) ? undefined : [limit, options.highLimits ? high : low],
        };
        const run = async function* (signal) {
            if (group !== undefined)
                checkCallOf(group, name, parameters);
            for await (const batch of runAll(requestOf(plan.parameters), { ...call, signal }))
                yield* items(batch.result());
        };
        return iterator(call?.signal, run, plan);
    }
    const groups = {};
    for (const [group, [, role]] of Object.entries(table.selectors)) {
        const requestOf = (name) => (parameters) => ({ [group]: { [name]: parameters } });
        if (role === "items") {
            groups[group] = (name, parameters, call) => each(call, (one) => itemsOf(one[group][name]), requestOf(name), group, name, parameters);
        }
        if (role === "facts") {
            groups[group] = async (name, parameters, call) => {
                checkCallOf(group, name, parameters);
                return (await gather(requestOf(name)(parameters), call))[group][name];
            };
        }
    }
    function withGenerator(request = {}, name, own) {
        checkRecord("The request of generate", request, "{ group: { module: { … } } }");
        return { ...request, [table.generator[0]]: { [name]: own } };
    }
    return {
        ...groups,
        query: (request, call) => gather(request, call, true),
        batches: (request, call) => each(call, (result) => [result], () => request),
        generate: (name, parameters, request, call) => each(call, ({ pages }) => pages, (own) => withGenerator(request, name, own), "generate", name, parameters),
        request: async (parameters, call) => {
            checkRecord("request", parameters, '{ action: "query" }');
            return (await send(parameters, call))[0];
        },
    };
}
/** Returns the items of a list, or the entries of an object. */
function itemsOf(result) {
    return Array.isArray(result) ? result : Object.entries(result);
}
function apart({ continue: further, ...request }) {
    return { further, request };
}
/** Sends a single request. It is used for services without continuation, where every response is complete. */
const askOnce = async function* (send, parameters, _further, createBatch) {
    const batch = createBatch();
    batch.add((await send(parameters))[0]);
    yield batch;
};
/** Creates a client that supports only the modules in its options. They are added to the empty `groups`. */
export function createCoreClient(wire, groups, { modules, ...options }) {
    return createClient(chosenModules(wire, groups, modules), options);
}
export function chosenModules(wire, groups, modules) {
    for (const [group, name, entry] of modules)
        groups[group][name] = entry;
    return { ...wire, groups };
}
