import { deadline } from "../../http/deadline.js";
import { createBatch } from "./batch.js";
import { followContinuation } from "./continuation.js";
import { refusal } from "./errors.js";
import { requestsOf } from "./requests.js";
import { createSession } from "./session.js";
export function createClient(table, options, setup) {
    const send = createSession(table, options, setup);
    /** A request in as many as its lists need, each to its end or to the end of its first batch. */
    async function* run({ continue: further, ...request }, call, first) {
        const { requests, names } = requestsOf(table, request, table.most[options.highLimits ? 1 : 0]);
        if (further && requests[1])
            throw refusal("ambiguous", "continue, but several requests");
        const warnings = new Map();
        const most = call.maximumRequests ?? options.maximumRequests ?? 10_000;
        for (const parameters of requests) {
            for await (const batch of followContinuation((all) => send(all, call, warnings), parameters, further, () => createBatch(names, warnings), most)) {
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
    return {
        query: (request, call) => gather(request, call, true),
        batches: (request, call) => each(request, call, (result) => [result]),
        list: (name, parameters, call) => each({ list: { [name]: parameters } }, call, ({ list }) => list[name]),
        generate: (name, parameters, request, call) => each({ ...request, [table.generator[0]]: { [name]: parameters } }, call, ({ pages }) => pages),
        meta: async (name, parameters, call) => (await gather({ meta: { [name]: parameters } }, call))["meta"][name],
        request: async (parameters, call) => (await send(parameters, call))[0],
    };
}
