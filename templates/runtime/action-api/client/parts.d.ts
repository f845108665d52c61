/* What the files of the runtime hand one another. */
import type { RequestView } from "../../http/types.js";
import type { CallOptions, Message, SendOptions } from "./types.js";

/** A JSON object as it came. */
export type Data = Record<string, any>;

/** Parameters by their names on the wire: texts, and lists that may go into several requests. */
export type Part = Record<string, string | readonly unknown[]>;

/** The modules of a request that answer beside its pages. */
export type Names = readonly (readonly [group: string, module: string])[];

/** What several answers say of the same, put together. */
export interface Batch {
  /** What the next request says, too. */
  further?: Data | undefined;
  /** `another`: from another batch, of whose pages some may have been here, whole. */
  add(body: Data, another?: boolean): void;
  /** All of it, as if it were one answer. */
  body(): Data;
  result(): Data;
}

/** Those of one call, by what they say: each is told once. */
export type Warnings = Map<string, Message>;

/** One request, and its whole answer. */
export type Send = (parameters: Data, call?: SendOptions, warnings?: Warnings) => Promise<readonly [body: Data, request: RequestView]>;

/** A client before it has types: the generated ones know the modules. */
export interface PlainClient {
  query(request: Data, call?: CallOptions): Promise<Data>;
  batches(request: Data, call?: CallOptions): AsyncIterableIterator<Data>;
  list(name: string, parameters: Data, call?: CallOptions): AsyncIterableIterator<unknown>;
  generate(name: string, parameters: Data, request?: Data, call?: CallOptions): AsyncIterableIterator<Data>;
  meta(name: string, parameters: Data, call?: CallOptions): Promise<unknown>;
  request(parameters: Data, call?: SendOptions): Promise<Data>;
}
