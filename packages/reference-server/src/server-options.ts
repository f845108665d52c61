import type { FastifyInstance } from "fastify";
import type { Violation } from "../generated/exchange/index.js";
import type { Storage, StoredKey } from "./storage/types.js";

export type * from "./storage/types.js";
export { openMariadb } from "./storage/mariadb/open.js";
export { openSqlite } from "./storage/sqlite/open.js";

export interface ServerOptions {
  /** A file, which is made where it is missing, or `mysql://user:password@host:port/name`; `:memory:` where nothing is said. Or a storage, which its owner closes. */
  readonly database?: string | Storage | undefined;
  /** The largest body, in bytes; 65,536. */
  readonly bodyLimit?: number | undefined;
  /** How long a request may take to come in, headers and body, in milliseconds; 30,000. It is looked at every five seconds. */
  readonly requestTimeout?: number | undefined;
  /** Requests a minute from one address; 600. 0 for no limit. */
  readonly rateLimit?: number | undefined;
  /** `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; `info`. */
  readonly logLevel?: string | undefined;
  /** Where log lines go; standard output. */
  readonly logStream?: { write(line: string): void } | undefined;
  /** Addresses or nets of proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy?: string | readonly string[] | undefined;
  /** The address of a real query interface, `https://…/api.php`: requests go on to it, and what breaks the contract is recorded. */
  readonly upstream?: string | undefined;
  /** The same for a real exchange, `https://…/openapi.php`. */
  readonly exchangeUpstream?: string | undefined;
  /** How long an upstream may be silent, in milliseconds; 30,000. */
  readonly upstreamTimeout?: number | undefined;
  /** Where violations of the contract are recorded; `GET /_kiln/report` tells of them too. */
  readonly record?: ContractRecord | undefined;
  /** Answers with made-up examples where the query interface has no handler; the same for the same request. */
  readonly mock?: boolean | undefined;
  /** Holds each answer of the query interface against the spec: what differs is logged, and with `fail` the caller gets an error in its place. */
  readonly checkAnswers?: "warn" | "fail" | undefined;
  /** The time in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** A server of both APIs that does not listen yet: `listen({ port })`, and `close()` in the end. */
export declare function createServer(options?: ServerOptions): Promise<FastifyInstance>;

export interface ServiceCount {
  readonly requests: number;
  /** Those of which the spec says nothing. */
  readonly undescribed: number;
  /** Answers that were read. */
  readonly answers: number;
  /** Those that could not be: encoded, or longer than 8 MiB. */
  readonly unread: number;
  /** Requests to which the upstream gave no whole answer. */
  readonly failed: number;
}

/** Violations that are alike. They name parameters, fields and codes, and no values. */
export interface CountedViolation extends Violation {
  readonly service: string;
  readonly operation: string;
  readonly count: number;
  readonly first: string;
  readonly last: string;
}

export interface ContractReport {
  readonly since: string;
  readonly services: Readonly<Record<string, ServiceCount>>;
  /** The most frequent ones first. */
  readonly violations: readonly CountedViolation[];
  /** How many more there were, beyond a thousand kinds. */
  readonly others: number;
}

export interface ContractRecord {
  count(service: string, what: keyof ServiceCount): void;
  /** Whether it is the first of its kind. */
  add(service: string, operation: string, violation: Violation): boolean;
  report(): ContractReport;
}

export declare function createRecord(options?: { readonly now?: () => number }): ContractRecord;

/** A new key: its text, to be shown once, and what is stored of it with `keys.insert`. A tenant's key needs the tenant's id. */
export declare function makeKey(
  kind: StoredKey["kind"],
  options?: { readonly tenant?: string; readonly label?: string; readonly addresses?: readonly string[] },
): { readonly text: string; readonly stored: StoredKey };
