import type { LineWriter } from "./logging/request-log.ts";
import type { ResetPoint } from "./operations/control.ts";
import type { ContractRecord } from "./proxy/contract-record.ts";
import type { Recording } from "./recording/recording.ts";
import type { Seed } from "./seed/seed.ts";
import type { Storage } from "./storage/storage.ts";

export interface ServerOptions {
  /**
   * A file, which is created if it does not exist, or `mysql://user:password@host:port/name`. Default: `:memory:`.
   * Alternatively, a storage that the caller closes.
   */
  readonly database?: string | Storage | undefined;
  /**
   * The initial data of the database: a YAML file, a folder of YAML files, or the data itself. Has no effect on a
   * database that already has a seed.
   */
  readonly seed?: string | Seed | undefined;
  /**
   * Maximum size of a request body in bytes. Default: 65,536 for the exchange and 8 MiB for the query interface, whose
   * texts have up to 2 MiB.
   */
  readonly bodyLimit?: number | undefined;
  /**
   * Maximum time to receive a request, including headers and body, in milliseconds. Default: 30,000. It is checked
   * every five seconds.
   */
  readonly requestTimeout?: number | undefined;
  /**
   * Maximum time for pending requests after the server starts to close, in milliseconds. Default: 10,000. Then their
   * connections are closed.
   */
  readonly drainTimeout?: number | undefined;
  /** Maximum number of requests per minute from one address. Default: 600. 0 disables the limit. */
  readonly rateLimit?: number | undefined;
  /** `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Default: `info`. */
  readonly logLevel?: string | undefined;
  /** The stream for log lines. Default: standard output. */
  readonly logStream?: LineWriter | undefined;
  /** Addresses or networks of proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustProxy?: string | readonly string[] | undefined;
  /**
   * The URL of a real query interface, `https://…/api.php`. Requests are forwarded to it, and violations of the
   * contract are recorded.
   */
  readonly upstream?: string | undefined;
  /** The URL of a real exchange, `https://…/openapi.php`. Requests are forwarded to it in the same way. */
  readonly exchangeUpstream?: string | undefined;
  /** Maximum time without data from an upstream, in milliseconds. Default: 30,000. */
  readonly upstreamTimeout?: number | undefined;
  /** Records violations of the contract. `GET /_kiln/report` also returns them. */
  readonly record?: ContractRecord | undefined;
  /**
   * A file to which requests to upstreams and their responses are appended, without secrets. `kiln learn` and `replay`
   * read it.
   */
  readonly recordTo?: string | undefined;
  /** A recording, or the path of its file. Services in the recording return only recorded responses. */
  readonly replay?: string | Recording | undefined;
  /**
   * True to fill a database without a wiki with the demo data set, which all modules can query and edits can change.
   * Has no effect with `seed`, or if the database already contains a wiki.
   */
  readonly mock?: boolean | undefined;
  /**
   * Compares each response of the query interface with the spec. Logs differences. With `fail`, the caller receives an
   * error instead.
   */
  readonly checkAnswers?: "warn" | "fail" | undefined;
  /**
   * For tests. True to enable `POST /_kiln/reset`, which restores the initial data, `GET /_kiln/state`, which returns
   * the data, and the request header `x-kiln-fault`, which selects a fault. Requests from this machine need no key.
   * Alternatively, the state that a reset restores.
   */
  readonly control?: boolean | ResetPoint | undefined;
  /** Rules for requests that fail on purpose, such as `status=503,share=0.1,service=query`. */
  readonly faults?: readonly string[] | undefined;
  /** The random seed for selecting the requests that fail. The same seed selects the same requests. Default: 1. */
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
  /**
   * The folder of a documentation site built by `kiln docs`. `/docs` shows the site in place of a list of documents.
   */
  readonly docs?: string | undefined;
  /** Returns the time in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}
