import type { TransportSetup } from "../../http/client/transport.js";
import {
  createClient as createGeneralClient,
  type UntypedClient,
  chosenModules,
  type CoreOptions,
  type Groups,
} from "../../query/client/client.js";
import type { Table, Wire } from "../../query/client/table.js";
import type { QueryClientOptions } from "./options.js";
import { transportError } from "../../http/client/errors.js";
import type { Batch, Reply, Protocol } from "../../query/client/session.js";
import { type Data, type Message, isObject, refusal } from "../../query/client/errors.js";
import { isDevelopment } from "#environment";

/** Creates an untyped client of a service that implements the Action API protocol. */
export function createClient(table: Table, options: QueryClientOptions, setup?: TransportSetup): UntypedClient {
  return createGeneralClient(table, options, actionApi, setup);
}

/**
 * Yields the batches of one request. A batch contains all responses for the current pages, until they are complete. The
 * contents of `continue` are sent back unchanged. Throws an error after `most` requests.
 */
async function* followContinuation(
  send: (parameters: Data) => Promise<Reply>,
  parameters: Data,
  further: Data | undefined,
  createBatch: () => Batch,
  most: number,
): AsyncGenerator<Batch, void, undefined> {
  const seen = new Set<string | undefined>();
  let batch = createBatch();
  do {
    const [body, view]: Reply = await send({ ...parameters, ...further });
    batch.add(body);
    further = batch.further = body["continue"] as Data | undefined;
    if (!further || body["batchcomplete"] !== undefined) {
      yield batch;
      batch = createBatch();
    }
    const state = JSON.stringify(further);
    if (further && (seen.has(state) || seen.add(state).size >= most)) {
      throw transportError(
        "too-many-requests-of-continuation",
        seen.size < most ? "repeats itself" : `still incomplete after ${most} requests`,
        view,
      );
    }
  } while (further);
}

/**
 * The protocol features of the Action API apart from its modules: user agent, assertions, `maxlag`, `origin` and
 * continuation.
 */
const actionApi: Protocol<QueryClientOptions> = {
  options: ["accessToken", "origin", "assert", "maxlag"],
  setUp({ userAgent, assert, origin, maxlag }) {
    const inBrowser = /^Mozilla/.test(globalThis.navigator?.userAgent);
    if (isDevelopment && !inBrowser && !/\(.*(@|:\/\/|User:).*\)/.test(userAgent ?? "")) {
      const remedy = 'set it to a program name and a contact, such as "MyBot/1.0 (ops@wiki.example)"';
      throw refusal("user-agent-required", `The option userAgent is ${JSON.stringify(userAgent)}: ${remedy}`);
    }
    return {
      agentHeader: inBrowser ? "Api-User-Agent" : "User-Agent",
      parameters: { maxlag, assert },
      inAddress: origin ? { origin } : {},
      credentials: origin && origin !== "*" ? "include" : undefined,
      otherWarnings: warningsByModule,
    };
  },
  follow: followContinuation,
};

/** Returns the warnings of each module. In the older form, a module has a single message without a code. */
function warningsByModule({ warnings }: Data): readonly Message[] {
  if (!isObject(warnings)) return [];
  return Object.entries(warnings).map(([module, said]) => ({ code: "", text: said.warnings ?? said["*"], module }));
}

/** Creates a client that supports only the modules in its options. They are added to the empty `groups`. */
export function createCoreClient(
  wire: Wire,
  groups: Groups,
  { modules, ...options }: CoreOptions<QueryClientOptions>,
): UntypedClient {
  return createClient(chosenModules(wire, groups, modules), options);
}
