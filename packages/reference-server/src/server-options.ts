import type { LineWriter } from "./logging/standard-output.ts";
import type { ResetPoint } from "./operations/control/reset-point.ts";
import type { ContractRecord } from "./proxy/contract-record.ts";
import type { Recording } from "./recording/read-recording.ts";
import type { Seed } from "./seed/seed.ts";
import type { Storage } from "./storage/storage.ts";

export interface ServerOptions {
  /**
   * A file, which is made where it is missing, or `mysql://user:password@host:port/name`; the default is `:memory:`. Or
   * a storage, which its owner closes.
   */
  readonly database?: string | Storage | undefined;
  /**
   * The initial data of the database: a YAML file, a folder of YAML files, or the data itself. A database that was
   * already seeded is unchanged.
   */
  readonly seed?: string | Seed | undefined;
  /**
   * Maximum size of a body in bytes; by default 65,536 for the exchange and 8 MiB for the query interface, whose texts
   * have up to 2 MiB.
   */
  readonly bodyLimit?: number | undefined;
  /**
   * Maximum time to receive a request, including headers and body, in milliseconds. Default: 30,000. It is checked
   * every five seconds.
   */
  readonly requestTimeout?: number | undefined;
  /**
   * Maximum time for requests in progress after the server starts to close, in milliseconds. Default: 10,000. Then
   * their connections are closed.
   */
  readonly drainTimeout?: number | undefined;
  /** Requests a minute from one address; 600. 0 for no limit. */
  readonly rateLimit?: number | undefined;
  /** `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; `info`. */
  readonly logLevel?: string | undefined;
  /** Addresses or networks of proxies whose `X-Forwarded-For` header is trusted. */
  readonly logStream?: LineWriter | undefined;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy?: string | readonly string[] | undefined;
  /**
   * The address of a real query interface, `https://…/api.php`: requests are forwarded to it, and violations of the
   * contract are recorded.
   */
  readonly upstream?: string | undefined;
  /** The same for a real exchange, `https://…/openapi.php`. */
  readonly exchangeUpstream?: string | undefined;
  /** Maximum time without data from an upstream, in milliseconds. Default: 30,000. */
  readonly upstreamTimeout?: number | undefined;
  /** Records violations of the contract. `GET /_kiln/report` returns them too. */
  readonly record?: ContractRecord | undefined;
  /**
   * A file to which requests to upstreams and their responses are appended, without secrets. `kiln learn` and `replay`
   * read it.
   */
  readonly recordTo?: string | undefined;
  /** A recording, or the path of its file. Services with recorded responses return only these. */
  readonly replay?: string | Recording | undefined;
  /**
   * True to fill a database without a wiki with the demo data set, which all modules can return and edits can change.
   * Has no effect with `seed`, or if the database already contains a wiki.
   */
  readonly mock?: boolean | undefined;
  /**
   * Compares each response of the query interface with the spec. Differences are logged. With `fail`, the caller
   * receives an error instead.
   */
  readonly checkAnswers?: "warn" | "fail" | undefined;
  /**
   * For tests. True to enable `POST /_kiln/reset`, which restores the initial data, `GET /_kiln/state`, which shows the
   * data, and the request header `x-kiln-fault`, which selects a fault. Requests from this machine need no key.
   * Alternatively, the state that a reset restores.
   */
  readonly control?: boolean | ResetPoint | undefined;
  /** Rules by which requests fail on purpose, such as `status=503,share=0.1,service=query`. */
  readonly faults?: readonly string[] | undefined;
  /** The seed that selects the requests that fail. The same seed selects the same requests. Default: 1. */
  readonly faultSeed?: number | undefined;
  /** True if the exchange refuses body fields that are not in the spec, such as misspelled ones. */
  readonly isStrict?: boolean | undefined;
  /** Returns true while the server creates its initial data. Until then, `/readyz` returns 503. */
  readonly isStarting?: (() => boolean) | undefined;
  /** Returns true if the server is about to stop. From then on, `/readyz` returns 503. */
  readonly isEnding?: (() => boolean) | undefined;
  /** Addresses and networks that may read `/metrics`, in addition to this machine. */
  readonly metricsFrom?: readonly string[] | undefined;
  /** True if only accounts may read data through the query interface. */
  readonly isPrivate?: boolean | undefined;
  /** The folder of a documentation site that `kiln docs` made: `/docs` shows it in place of a list of documents. */
  readonly docs?: string | undefined;
  /** The time in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}
