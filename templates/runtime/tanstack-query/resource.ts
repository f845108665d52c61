import type { MutationFunctionContext, QueryKey } from "@tanstack/query-core";
import { argumentsKey, callOf, withSignal, type ClientOperation } from "./calls.js";
import { apply, effectsOf, type Effects } from "./effects.js";
import type { Scope } from "./key.js";
import { pageOptions, readOptions, type OwnChangeOptions } from "./options.js";
import type { OperationEntry, ServiceTable } from "./table.js";

/** A client without the types of its service. */
type UntypedClient = Readonly<Record<string, Readonly<Record<string, ClientOperation>>>>;

/** Requests one page of a list, like `page` from the client's entry point `extras`. */
type AskPage = (list: any, given: any, start: any) => Promise<{ readonly next: object | null }>;

type UntypedOwn = OwnChangeOptions<unknown, unknown, readonly unknown[], unknown>;

/** Creates the options of all operations, by resource. */
export function createResourceQueries(
  service: ServiceTable,
  page: AskPage | undefined,
  client: object,
  scope: Scope = {},
): object {
  return mapped(service.resources, (operations, resource) =>
    mapped(operations, (entry, name) => {
      const operation = (client as UntypedClient)[resource]![name]!;
      const key = [service.name, resource, name];
      return entry.affects ? change(service, entry, operation, key, scope) : read(entry, operation, key, scope, page);
    }),
  );
}

function read(
  entry: OperationEntry,
  operation: ClientOperation,
  prefix: QueryKey,
  scope: Scope,
  page: AskPage | undefined,
): object {
  const prepare = (given: readonly unknown[]) => {
    const call = callOf(entry, operation, given);
    const own = argumentsKey(entry, operation, call, scope);
    const key = Object.keys(own).length === 0 ? prefix : [...prefix, own];
    return { call, key, isReady: !call.ids.includes(undefined) };
  };
  const options = (...given: unknown[]): object => {
    const { call, key, isReady } = prepare(given);
    return readOptions(key, isReady, async (signal) => kept(await operation(...withSignal(call, signal))));
  };
  if (!entry.pages || !page) return options;
  const pages = (...given: unknown[]): object => {
    const { call, key, isReady } = prepare(given);
    return pageOptions(
      key,
      isReady,
      (signal, start) => page(operation, withSignal(call, signal), start),
      ({ next }) => next,
    );
  };
  return Object.assign(options, { pages });
}

function change(
  service: ServiceTable,
  entry: OperationEntry,
  operation: ClientOperation,
  mutationKey: QueryKey,
  scope: Scope,
): object {
  const affects = (...given: unknown[]): Effects => effectsOf(service, entry, callOf(entry, operation, given), scope);
  const options = (own: UntypedOwn = {}): object => ({
    ...own,
    mutationKey,
    mutationFn: async (given: readonly unknown[] = []) => operation(...given),
    onSuccess: (data: unknown, given: readonly unknown[] = [], result: unknown, context: MutationFunctionContext) =>
      Promise.all([apply(affects(...given), context.client), own.onSuccess?.(data, given, result, context)]),
  });
  return Object.assign(options, { affects });
}

/**
 * Converts a result for the cache. The body of a `Response` can be read only once, and a cache treats undefined as an
 * error.
 */
async function kept(response: any): Promise<unknown> {
  if (isResponse(response)) return response.blob();
  return isResponse(response?.data) ? { ...response, data: await response.data.blob() } : (response ?? null);
}

function isResponse(value: any): value is Response {
  return typeof value?.blob === "function";
}

function mapped<A, B>(values: Readonly<Record<string, A>>, change: (value: A, name: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
