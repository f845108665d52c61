import { deadline } from "../../http/deadline.js";
import { createBatch } from "./batch.js";
import { refusal } from "./errors.js";
import { requestsOf } from "./requests.js";
import { createSession } from "./session.js";
export function createClient(table, options, protocol = {}, setup) {
    const send = createSession(table, options, protocol.setUp?.(options), setup);
    const follow = protocol.follow ?? askOnce;
    /** A request in as many as its lists need, each to its end or to the end of its first batch. */
    async function* run(whole, call, first) {
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
        for await (const batch of run(request, call, first)) {
            if (all) {
                all.add(batch.body(), true);
                all.further ??= batch.further;
            }
            else
                all = batch;
        }
        return all?.result() ?? {};
    }
    /** An iterator whose `return` also ends the request under way. */
    function each(request, call, items) {
        let stop;
        const all = (async function* () {
            stop = deadline(call?.signal, 0);
            try {
                for await (const batch of run(request, { ...call, signal: stop.signal }))
                    yield* items(batch.result());
            }
            catch (error) {
                if (call?.signal?.aborted || !stop.signal.aborted)
                    throw error;
            }
            finally {
                stop.end();
            }
        })();
        const end = all.return.bind(all);
        all.return = (value) => {
            stop?.end();
            return end(value);
        };
        return all;
    }
    const groups = {};
    for (const [group, [, role]] of Object.entries(table.selectors)) {
        const answerIn = (result, name) => result[group][name];
        if (role === "items")
            groups[group] = (name, parameters, call) => each({ [group]: { [name]: parameters } }, call, (one) => answerIn(one, name));
        if (role === "facts")
            groups[group] = async (name, parameters, call) => answerIn(await gather({ [group]: { [name]: parameters } }, call), name);
    }
    return {
        ...groups,
        query: (request, call) => gather(request, call, true),
        batches: (request, call) => each(request, call, (result) => [result]),
        generate: (name, parameters, request, call) => each({ ...request, [table.generator[0]]: { [name]: parameters } }, call, ({ pages }) => pages),
        request: async (parameters, call) => (await send(parameters, call))[0],
    };
}
/** A request, and what it goes on with. */
function apart({ continue: further, ...request }) {
    return { further, request };
}
/** Where answers do not go on, each is whole. */
const askOnce = async function* (send, parameters, _further, createBatch) {
    const batch = createBatch();
    batch.add((await send(parameters))[0]);
    yield batch;
};
