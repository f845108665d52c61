import { deadline } from "../../http/deadline.js";
import { createBatch } from "./batch.js";
import { refusal } from "./errors.js";
import { follow } from "./follow.js";
import { createSession } from "./session.js";
import { requestsOf } from "./write.js";

/** @typedef {import("./types.js").CallOptions} CallOptions @typedef {import("./parts.js").Data} Data */

/**
 * @param {import("./types.js").Table} table @param {import("./types.js").QueryClientOptions} options @param {import("../../http/types.js").TransportSetup} [setup]
 * @returns {import("./parts.js").PlainClient}
 */
export function createClient(table, options, setup) {
  const send = createSession(table, options, setup);

  /** A request in as many as its lists need, each to its end or to the end of its first batch. @param {Data} request @param {CallOptions} call @param {boolean} [first] */
  async function* run({ continue: further, ...request }, call, first) {
    const { requests, names } = requestsOf(table, request, table.most[options.highLimits ? 1 : 0]);
    if (further && requests[1]) throw refusal("ambiguous", "continue, but several requests");
    /** @type {import("./parts.js").Warnings} */
    const warnings = new Map();
    const most = call.maximumRequests ?? options.maximumRequests ?? 10_000;
    for (const parameters of requests) {
      for await (const batch of follow((all) => send(all, call, warnings), parameters, further, () => createBatch(names, warnings), most)) {
        yield batch;
        if (first) break;
      }
    }
  }

  /** @param {Data} request @param {CallOptions} [call] @param {boolean} [first] @returns {Promise<Data>} */
  async function gather(request, call = {}, first) {
    /** @type {import("./parts.js").Batch | undefined} */
    let all;
    for await (const batch of run(request, call, first)) {
      if (all) {
        all.add(batch.body(), true);
        all.further ??= batch.further;
      } else all = batch;
    }
    return all?.result() ?? {};
  }

  /** An iterator whose `return` also ends the request under way. @param {Data} request @param {CallOptions | undefined} call @param {(result: Data) => Iterable<any>} items */
  function each(request, call, items) {
    /** @type {ReturnType<typeof deadline>} */
    let stop;
    const all = (async function* () {
      stop = deadline(call?.signal, 0);
      try {
        for await (const batch of run(request, { ...call, signal: stop.signal })) yield* items(batch.result());
      } catch (error) {
        if (call?.signal?.aborted || !stop.signal.aborted) throw error;
      } finally {
        stop.end();
      }
    })();
    const end = all.return.bind(all);
    all.return = (/** @type {any} */ value) => {
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
    meta: async (name, parameters, call) => (await gather({ meta: { [name]: parameters } }, call)).meta[name],
    request: async (parameters, call) => (await send(parameters, call))[0],
  };
}
