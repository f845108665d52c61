import { deadline, type Deadline } from "../../http/deadline.js";
import type { TransportSetup } from "../../http/transport.js";
import { createBatch, type Batch } from "./batch.js";
import { refusal } from "./errors.js";
import type { Data } from "./merge.js";
import type { CallOptions, QueryClientOptions, SendOptions } from "./options.js";
import type { Follow, Protocol } from "./protocol.js";
import { requestsOf } from "./requests.js";
import { createSession, type Warnings } from "./session.js";
import type { Table } from "./table.js";

/** A client before it has types: the generated ones know the modules. */
export interface UntypedClient {
  query(request: Data, call?: CallOptions): Promise<Data>;
  batches(request: Data, call?: CallOptions): AsyncIterableIterator<Data>;
  generate(name: string, parameters: Data, request?: Data, call?: CallOptions): AsyncIterableIterator<Data>;
  request(parameters: Data, call?: SendOptions): Promise<Data>;
  /** A method for each group: of lists an iterator of the items of one module, of facts what one module answers. */
  readonly [group: string]: (...args: any[]) => any;
}

export function createClient<Options extends QueryClientOptions>(
  table: Table,
  options: Options,
  protocol: Protocol<Options> = {},
  setup?: TransportSetup,
): UntypedClient {
  const send = createSession(table, options, protocol.setUp?.(options), setup);
  const follow = protocol.follow ?? askOnce;

  /** A request in as many as its lists need, each to its end or to the end of its first batch. */
  async function* run(whole: Data, call: CallOptions, first?: boolean): AsyncGenerator<Batch, void, undefined> {
    const { further, request } = protocol.follow === undefined ? { further: undefined, request: whole } : apart(whole);
    const { requests, names } = requestsOf(table, request, table.most[options.highLimits ? 1 : 0]);
    if (further && requests[1]) throw refusal("ambiguous", "continue, but several requests");
    const warnings: Warnings = new Map();
    const most = call.maximumRequests ?? options.maximumRequests ?? 10_000;
    for (const parameters of requests) {
      for await (const batch of follow(
        (all) => send(all, call, warnings),
        parameters,
        further,
        () => createBatch(table, names, warnings),
        most,
      )) {
        yield batch;
        if (first) break;
      }
    }
  }

  async function gather(request: Data, call: CallOptions = {}, first?: boolean): Promise<Data> {
    let all: Batch | undefined;
    for await (const batch of run(request, call, first)) {
      if (all) {
        all.add(batch.body(), true);
        all.further ??= batch.further;
      } else all = batch;
    }
    return all?.result() ?? {};
  }

  /** An iterator whose `return` also ends the request under way. */
  function each<T>(request: Data, call: CallOptions | undefined, items: (result: Data) => Iterable<T>): AsyncIterableIterator<T> {
    let stop: Deadline | undefined;
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
    all.return = (value) => {
      stop?.end();
      return end(value);
    };
    return all;
  }

  const groups: Record<string, UntypedClient[string]> = {};
  for (const [group, [, role]] of Object.entries(table.selectors)) {
    const answerIn = (result: Data, name: string) => result[group][name];
    if (role === "items") groups[group] = (name, parameters, call) => each({ [group]: { [name]: parameters } }, call, (one) => answerIn(one, name));
    if (role === "facts") groups[group] = async (name, parameters, call) => answerIn(await gather({ [group]: { [name]: parameters } }, call), name);
  }

  return {
    ...groups,
    query: (request, call) => gather(request, call, true),
    batches: (request, call) => each(request, call, (result) => [result]),
    generate: (name, parameters, request, call) =>
      each({ ...request, [table.generator[0]]: { [name]: parameters } }, call, ({ pages }) => pages),
    request: async (parameters, call) => (await send(parameters, call))[0],
  };
}

/** A request, and what it goes on with. */
function apart({ continue: further, ...request }: Data): { readonly further: Data | undefined; readonly request: Data } {
  return { further, request };
}

/** Where answers do not go on, each is whole. */
const askOnce: Follow = async function* (send, parameters, _further, createBatch) {
  const batch = createBatch();
  batch.add((await send(parameters))[0]);
  yield batch;
};
