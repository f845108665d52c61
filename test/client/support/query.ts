import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compile } from "../../../generators/compile.ts";
import { tableModule, wireModule } from "../../../generators/emit/client/query-table.ts";
import { load } from "../../../generators/load/load.ts";
import type { QueryService } from "../../../generators/model/query.ts";
import type { TransportSetup } from "../../../templates/runtime/http/types.js";
import type { Data, PlainClient } from "../../../templates/runtime/action-api/client/parts.js";
import type { CallOptions, Finding, Message, QueryClientOptions, SendOptions, Table, Validate } from "../../../templates/runtime/action-api/client/types.js";
import { rootFolder } from "../../support/emit.ts";
import { testClock } from "./clock.ts";

export interface AccountClient extends PlainClient {
  token(type: string, call?: CallOptions): Promise<string>;
  postWithToken(type: string, parameters: Data, call?: SendOptions): Promise<Data>;
  login(who: { readonly name: string; readonly password: string }, call?: CallOptions): Promise<Data>;
  logout(call?: CallOptions): Promise<void>;
}

type Create<Client> = (table: Table, options: QueryClientOptions, setup?: TransportSetup) => Client;

interface Runtime {
  readonly createClient: Create<PlainClient>;
  readonly createAccountClient: Create<AccountClient>;
  readonly validator: (decode: (query: string, options: object) => { readonly errors?: readonly Finding[] }) => Validate;
}

/** The hand-written files themselves: they are shipped as they stand. */
const files = ["client", "account", "validate"].map((name) => pathToFileURL(join(rootFolder, `templates/runtime/action-api/client/${name}.js`)).href);
const runtime = Object.assign({}, ...(await Promise.all(files.map((file) => import(file) as Promise<object>)))) as Runtime;
export const { validator } = runtime;

/** The query service of the real spec. */
export const service = ((): QueryService => {
  const found = compile(load(rootFolder), []).model?.services.find(({ kind }) => kind === "query");
  if (found?.kind !== "query") throw new Error("The spec has no query service");
  return found;
})();

/** Its table, as the emitter writes it. */
const source = [wireModule(service, { client: "client", validators: "validators" }), tableModule(service)].join("").replaceAll(/^import .*$/gm, "").replaceAll("export const", "const");
export const table = new Function(`${source}return table;`)() as Table;

/** What tests give where they say nothing else; no warning goes to the console. */
const usual = { userAgent: "tests (tests@wiki.invalid)", onWarning: () => {} };

/** A client whose waits are over at once. */
export function clientOf(endpoint: string, options: Partial<QueryClientOptions> = {}, setup: TransportSetup = { clock: testClock() }): PlainClient {
  return clientFrom(table, endpoint, options, setup);
}

export function clientFrom(described: Table, endpoint: string, options: Partial<QueryClientOptions>, setup?: TransportSetup): PlainClient {
  return runtime.createClient(described, { endpoint, ...usual, ...options }, setup);
}

/** The same that can log in and write. */
export function accountOf(endpoint: string, options: Partial<QueryClientOptions> = {}, setup: TransportSetup = { clock: testClock() }): AccountClient {
  return runtime.createAccountClient(table, { endpoint, ...usual, ...options }, setup);
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** What a test wants to see of a `QueryError` or `TransportError`. */
export interface Failure extends Error {
  readonly code?: string;
  readonly kind?: string;
  readonly info?: string;
  readonly status?: number;
  readonly request?: { readonly url: string; readonly method: string };
  readonly errors?: readonly Message[];
  is(code: string): boolean;
}

/** The error of something that must fail. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  return work.then(
    (value) => {
      throw new Error(`Nothing failed: ${JSON.stringify(value)}`);
    },
    (error: unknown) => error as Failure,
  );
}
