import type { Plan } from "../../http/client/extras.js";
import { iterator } from "../../http/client/iterator.js";
import { checkOptions } from "../../http/client/refuse-option.js";
import type { TransportSetup } from "../../http/client/transport.js";
import { createBatch, type Batch, type Follow, type Protocol, createSession, type Warnings } from "./session.js";
import { checkCallOf, checkRecord, requestsOf } from "./requests.js";
import { type Data, refusal } from "./errors.js";
import type { CallOptions, QueryClientOptions, SendOptions } from "./options.js";
import type { Table, ModuleConstant, ModuleEntry, Wire } from "./table.js";

/** An untyped client. The generated types describe its modules. */
export interface UntypedClient {
  query(request: Data, call?: CallOptions): Promise<Data>;
  batches(request: Data, call?: CallOptions): AsyncIterableIterator<Data>;
  generate(name: string, parameters: Data, request?: Data, call?: CallOptions): AsyncIterableIterator<Data>;
  request(parameters: Data, call?: SendOptions): Promise<Data>;
  /**
   * A method for each group. For lists, it returns an iterator over the items of one module. For facts, it returns the
   * result of one module.
   */
  readonly [group: string]: (...args: any[]) => any;
}

export function createClient<Options extends QueryClientOptions>(
  table: Table,
  options: Options,
  protocol: Protocol<Options> = {},
  setup?: TransportSetup,
): UntypedClient {
  checkOptions("The client", options, protocol.options);
  const send = createSession(table, options, protocol.setUp?.(options), setup);
  const follow = protocol.follow ?? askOnce;

  /**
   * Runs a request, split into as many as its lists need. Each runs to its end, or with `first` only to the end of its
   * first batch.
   */
  async function* runAll(whole: Data, call: CallOptions, first?: boolean): AsyncGenerator<Batch, void, undefined> {
    checkRecord("A request", whole, "{ group: { module: { … } } }");
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
    for await (const batch of runAll(request, call, first)) {
      if (all) {
        all.add(batch.body(), true);
        all.further ??= batch.further;
      } else all = batch;
    }
    return all?.result() ?? {};
  }

  /**
   * Returns an iterator over the items of all responses. For a request about one module, `parameters` are those of the
   * module.
   */
  function each<T>(
    call: CallOptions | undefined,
    items: (result: Data) => Iterable<T>,
    requestOf: (parameters: Data) => Data,
    group?: string,
    name?: string,
    parameters?: Data,
  ): AsyncIterableIterator<T> {
    const [limit, low, high, without] = table.limit ?? [];
    const plan: Plan = {
      parameters,
      limit: without?.includes(name!) ? undefined : [limit, options.highLimits ? high : low],
    };
    const run = async function* (signal: AbortSignal): AsyncGenerator<T, void, undefined> {
      if (group !== undefined) checkCallOf(group, name, parameters);
      for await (const batch of runAll(requestOf(plan.parameters!), { ...call, signal })) yield* items(batch.result());
    };
    return iterator(call?.signal, run, plan);
  }

  const groups: Record<string, UntypedClient[string]> = {};
  for (const [group, [, role]] of Object.entries(table.selectors)) {
    const requestOf =
      (name: string) =>
      (parameters: Data): Data => ({ [group]: { [name]: parameters } });
    if (role === "items") {
      groups[group] = (name, parameters, call) =>
        each(call, (one) => itemsOf(one[group][name]), requestOf(name), group, name, parameters);
    }
    if (role === "facts") {
      groups[group] = async (name, parameters, call) => {
        checkCallOf(group, name, parameters);
        return (await gather(requestOf(name)(parameters), call))[group][name];
      };
    }
  }

  function withGenerator(request: Data = {}, name: string, own: Data): Data {
    checkRecord("The request of generate", request, "{ group: { module: { … } } }");
    return { ...request, [table.generator[0]]: { [name]: own } };
  }

  return {
    ...groups,
    query: (request, call) => gather(request, call, true),
    batches: (request, call) =>
      each(
        call,
        (result) => [result],
        () => request,
      ),
    generate: (name, parameters, request, call) =>
      each(
        call,
        ({ pages }) => pages,
        (own) => withGenerator(request, name, own),
        "generate",
        name,
        parameters,
      ),
    request: async (parameters, call) => {
      checkRecord("request", parameters, '{ action: "query" }');
      return (await send(parameters, call))[0];
    },
  };
}

/** Returns the items of a list, or the entries of an object. */
function itemsOf(result: any): Iterable<any> {
  return Array.isArray(result) ? result : Object.entries(result);
}

function apart({ continue: further, ...request }: Data): {
  readonly further: Data | undefined;
  readonly request: Data;
} {
  return { further, request };
}

/** Sends a single request. It is used for services without continuation, where every response is complete. */
const askOnce: Follow = async function* (send, parameters, _further, createBatch) {
  const batch = createBatch();
  batch.add((await send(parameters))[0]);
  yield batch;
};

export type CoreOptions<Options extends QueryClientOptions = QueryClientOptions> = Options & {
  readonly modules: readonly ModuleConstant[];
};

/** Modules by group and name. */
export type Groups = Record<string, Record<string, ModuleEntry>>;

/** Creates a client that supports only the modules in its options. They are added to the empty `groups`. */
export function createCoreClient(wire: Wire, groups: Groups, { modules, ...options }: CoreOptions): UntypedClient {
  return createClient(chosenModules(wire, groups, modules), options);
}

export function chosenModules(wire: Wire, groups: Groups, modules: readonly ModuleConstant[]): Table {
  for (const [group, name, entry] of modules) groups[group]![name] = entry;
  return { ...wire, groups };
}
