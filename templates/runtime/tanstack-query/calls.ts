import { given, keyPart, type Scope } from "./key.js";
import type { OperationEntry } from "./table.js";

/** An operation of a client. `defaults` contains the client's options for all calls. */
export interface ClientOperation {
  (...given: unknown[]): Promise<unknown>;
  readonly defaults?: { readonly tenant?: string | undefined; readonly answers?: string | undefined };
}

/** The members of a call's options that are used here. */
interface LastArgument {
  readonly signal?: AbortSignal | undefined;
  readonly tenant?: string | undefined;
  readonly shared?: boolean | undefined;
  readonly query?: object | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
}

/** The arguments of a call, separated by purpose. */
export interface Call {
  readonly ids: readonly unknown[];
  readonly before: readonly unknown[];
  readonly own: LastArgument;
  /** Undefined if neither the call nor the client specifies a tenant. */
  readonly tenant: string | undefined;
}

export function callOf(entry: OperationEntry, operation: ClientOperation, arguments_: readonly unknown[]): Call {
  const { path = [], body } = entry;
  const count = path.length + (body ? 1 : 0);
  const before = Array.from({ length: count }, (_, index) => arguments_[index]);
  const own = (arguments_[count] ?? {}) as LastArgument;
  return { ids: before.slice(0, path.length), before, own, tenant: own.tenant ?? operation.defaults?.tenant };
}

/** Adds the signal of a query to the arguments, in addition to the call's own signal. */
export function withSignal({ before, own }: Call, signal: AbortSignal): readonly unknown[] {
  return [...before, { ...own, signal: own.signal ? AbortSignal.any([own.signal, signal]) : signal }];
}

/** Returns the part of the key that distinguishes calls of one operation. */
export function argumentsKey(
  entry: OperationEntry,
  operation: ClientOperation,
  call: Call,
  { scope }: Scope,
): Record<string, unknown> {
  const { path = [], body, headers = [], secrets = [], tenant } = entry;
  const { ids, before, own } = call;
  const wanted = new Map(Object.entries(own.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    ...given({
      path: pathKey(path, ids),
      body: body ? keyPart(before.at(-1), (name) => secrets.includes(name)) : undefined,
      query: keyPart(own.query),
      headers: keyPart(Object.fromEntries(headers.map((name) => [name, wanted.get(name.toLowerCase())]))),
      shared: own.shared || undefined,
      answers: operation.defaults?.answers === "raw" ? "raw" : undefined,
      scope,
    }),
    ...(tenant && { tenant: call.tenant ?? null }),
  };
}

/** Returns the ids as strings, as they appear in a path. */
export function pathKey(names: readonly string[], ids: readonly unknown[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name, index) => [name, ids[index] === undefined ? null : String(ids[index])]));
}
