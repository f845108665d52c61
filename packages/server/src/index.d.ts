import type { FastifyInstance } from "fastify";
import type { Storage, StoredKey } from "./storage/types.js";

export type * from "./storage/types.js";
export { openSqlite } from "./storage/sqlite/open.js";

export interface ServerOptions {
  /** A file, which is made where it is missing; `:memory:` where nothing is said. Or a storage, which its owner closes. */
  readonly database?: string | Storage | undefined;
  /** The largest body, in bytes; 65,536. */
  readonly bodyLimit?: number | undefined;
  /** Requests a minute from one address; 600. 0 for no limit. */
  readonly rateLimit?: number | undefined;
  /** `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; `info`. */
  readonly logLevel?: string | undefined;
  /** Where log lines go; standard output. */
  readonly logStream?: { write(line: string): void } | undefined;
  /** Addresses or nets of proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy?: string | readonly string[] | undefined;
  /** The time in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** A server of both APIs that does not listen yet: `listen({ port })`, and `close()` in the end. */
export declare function createServer(options?: ServerOptions): Promise<FastifyInstance>;

/** A new key: its text, to be shown once, and what is stored of it with `keys.insert`. A tenant's key needs the tenant's id. */
export declare function makeKey(
  kind: StoredKey["kind"],
  options?: { readonly tenant?: string; readonly label?: string; readonly addresses?: readonly string[] },
): { readonly text: string; readonly stored: StoredKey };
