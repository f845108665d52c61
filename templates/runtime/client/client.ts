import { NewTransportError } from "../http/errors.js";
import type { CallOptions } from "../http/options.js";
import { mayRepeat, retryAfter } from "../http/retries.js";
import { createTransport, type HttpRequest, type ReadResponse } from "../http/transport.js";
import { pathOf, rootOf } from "./address.js";
import { withoutSecrets } from "./error.js";
import { jsonOf } from "./json.js";
import type { ResourceClientOptions } from "./options.js";
import type { KeyPlace, OperationEntry, ServiceTable } from "./table.js";

/** What a call is given: its ids have gone into the address. */
type Call = readonly [address: string, body: unknown, own: LastArgument];

interface LastArgument extends CallOptions {
  readonly tenant?: string | undefined;
  readonly shared?: boolean | undefined;
  readonly query?: object | undefined;
}

type Options = ResourceClientOptions<KeyPlace>;

/** The operations of each resource, as functions of ids, a body where there is one, and what the call has of its own. */
export type UntypedClient = Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>;

export function createResourceClient(service: ServiceTable, options: Options): UntypedClient {
  const transport = createTransport(options);
  const root = rootOf(options.baseUrl, service.base);
  return mapped(service.resources, (operations) =>
    mapped(operations, (operation) => async (...given) => {
      const call: Call = [root + pathOf(operation.path, given), operation.body && given.shift(), given[0] ?? {}];
      const request = requestOf(service, options, operation, call);
      return transport.send(request, readerOf(service, request.safe, secretsOf(options, operation, call)), call[2]);
    }),
  );
}

function requestOf(
  { dateTime, keys, mediaType, tenant }: ServiceTable,
  options: Options,
  operation: OperationEntry,
  [address, body, own]: Call,
): HttpRequest {
  const { key, keyIn = Object.keys(keys)[0] as KeyPlace } = options;
  const keyName = keys[keyIn]!;
  const query = { [tenant]: operation.tenant && (own.tenant ?? options.tenant), ...(own.shared && operation.shared), ...own.query };
  // What is undefined is left out by the way through JSON.
  const addressOf = (parameters: object): string =>
    Object.assign(new URL(address), { search: new URLSearchParams(JSON.parse(jsonOf(parameters, dateTime))) }).href;
  return {
    method: operation.method,
    url: addressOf(keyIn === "query" ? { ...query, [keyName]: key } : query),
    shown: addressOf(query),
    headers: {
      accept: mediaType,
      ...(operation.body && { "content-type": mediaType }),
      ...(keyIn !== "query" && { [keyName]: keyIn === "bearer" ? `Bearer ${key}` : key }),
    },
    body: jsonOf(body, dateTime),
    safe: operation.method === "GET",
    // A redirection is not followed: it could lead elsewhere with the key.
    redirect: "manual",
  };
}

function secretsOf({ key }: Options, { secrets = [] }: OperationEntry, [, body]: Call): readonly unknown[] {
  return [key, ...secrets.map((name) => (body as Readonly<Record<string, unknown>> | undefined)?.[name])];
}

function readerOf({ envelope, error: ErrorType }: ServiceTable, safe: boolean, secrets: readonly unknown[]): ReadResponse<unknown> {
  return (response, text, view) => {
    const { ok, status } = response;
    let answer;
    try {
      answer = text ? JSON.parse(text) : undefined;
      if (ok) return { kind: "done", value: answer };
    } catch {}
    const { code, message = code } = answer?.[envelope] ?? {};
    const error = code
      ? new ErrorType(code, withoutSecrets(message, secrets), status, view)
      : new NewTransportError(ok ? "not-json" : "http-status", `HTTP status ${status}`, view, { status });
    const after = retryAfter(response);
    if (mayRepeat(status, safe, after)) return { kind: "again", error, after };
    throw error;
  };
}

function mapped<A, B>(values: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
