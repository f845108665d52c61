import { queryScope } from "../../../generators/emit/client/query/scope.ts";
import { tableOf } from "../../../generators/emit/client/query/table.ts";
import type { QueryService } from "../../../generators/model/query.ts";
import {
  createAccountClient,
  type UntypedAccountClient,
} from "../../../templates/runtime/action-api/client/account.js";
import { createClient } from "../../../templates/runtime/action-api/client/client.js";
import type { QueryClientOptions } from "../../../templates/runtime/action-api/client/options.js";
import type { UntypedClient } from "../../../templates/runtime/query/client/client.js";
import type { Message } from "../../../templates/runtime/query/client/errors.js";
import type { Table } from "../../../templates/runtime/query/client/table.js";
import type { TransportSetup } from "../../../templates/runtime/http/client/transport.js";
import { compiledSpec } from "../../support/emit.ts";
import { testClock } from "./clock.ts";

/** The query service of the real spec. */
export const service = ((): QueryService => {
  const found = compiledSpec().model?.services.find(({ kind }) => kind === "query");
  if (found?.kind !== "query") throw new Error("The spec has no query service");
  return found;
})();

/** The table of the service, as the emitter prints it. */
export const table = tableOf(queryScope(service), { client: "client", validators: "validators" });

/** Default options of the tests. Warnings are not written to the console. */
const defaults = { userAgent: "tests (tests@wiki.invalid)", onWarning: () => {} } as const;

/** The client with the methods of the groups of the real spec. */
export interface WikiClient extends UntypedClient {
  list(name: string, parameters: object, call?: object): AsyncIterableIterator<unknown>;
  meta(name: string, parameters: object, call?: object): Promise<unknown>;
}

/** Creates a client whose waits end immediately. */
export function clientOf(
  endpoint: string,
  options: Partial<QueryClientOptions> = {},
  setup: TransportSetup = { clock: testClock() },
): WikiClient {
  return clientFrom(table, endpoint, options, setup);
}

export function clientFrom(
  described: Table,
  endpoint: string,
  options: Partial<QueryClientOptions>,
  setup?: TransportSetup,
): WikiClient {
  return createClient(described, { endpoint, ...defaults, ...options } as QueryClientOptions, setup) as WikiClient;
}

/** Creates such a client that can also log in and write. */
export function accountOf(
  endpoint: string,
  options: Partial<QueryClientOptions> = {},
  setup: TransportSetup = { clock: testClock() },
): UntypedAccountClient & WikiClient {
  return createAccountClient(
    table,
    { endpoint, ...defaults, ...options } as QueryClientOptions,
    setup,
  ) as UntypedAccountClient & WikiClient;
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** The members of a `QueryError` or `TransportError` that tests inspect. */
export interface Failure extends Error {
  readonly code?: string;
  readonly kind?: string;
  readonly info?: string;
  readonly status?: number;
  readonly request?: { readonly url: string; readonly method: string };
  readonly errors?: readonly Message[];
  is(code: string): boolean;
}

/** Returns the error of a promise that must reject. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  return work.then(
    (value) => {
      throw new Error(`Nothing failed: ${JSON.stringify(value)}`);
    },
    (error: unknown) => error as Failure,
  );
}
