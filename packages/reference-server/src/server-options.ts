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
   * What the database starts with: a YAML file, a folder of them, or the data themselves. A database that was seeded
   * before stays as it is.
   */
  readonly seed?: string | Seed | undefined;
  /**
   * Maximum size of a body in bytes; by default 65,536 for the exchange and 8 MiB for the query interface, whose texts
   * have up to 2 MiB.
   */
  readonly bodyLimit?: number | undefined;
  /**
   * How long a request may take to come in, headers and body, in milliseconds; 30,000. It is checked every five
   * seconds.
   */
  readonly requestTimeout?: number | undefined;
  /**
   * How long requests in progress may take once the server closes, in milliseconds; 10,000. Then their connections are
   * cut.
   */
  readonly drainTimeout?: number | undefined;
  /** Requests a minute from one address; 600. 0 for no limit. */
  readonly rateLimit?: number | undefined;
  /** `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; `info`. */
  readonly logLevel?: string | undefined;
  /** Where log lines go; standard output. */
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
  /** How long an upstream may be silent, in milliseconds; 30,000. */
  readonly upstreamTimeout?: number | undefined;
  /** Where violations of the contract are recorded; `GET /_kiln/report` answers them too. */
  readonly record?: ContractRecord | undefined;
  /**
   * A file to which requests to upstreams and their answers are appended, without secrets; `kiln learn` and `replay`
   * read it.
   */
  readonly recordTo?: string | undefined;
  /** A recording, or the file of one: the services that it has answers of are answered from it alone. */
  readonly replay?: string | Recording | undefined;
  /**
   * Whether a database that holds no wiki starts with the world of the demo, which all modules answer from and edits
   * change. With `seed`, or over a wiki that there is, it changes nothing.
   */
  readonly mock?: boolean | undefined;
  /**
   * Compares each answer of the query interface with the spec: differences are logged, and with `fail` the caller gets
   * an error instead.
   */
  readonly checkAnswers?: "warn" | "fail" | undefined;
  /**
   * Whether `POST /_kiln/reset` brings back the data of the start, `GET /_kiln/state` shows them, and requests may say
   * in `x-kiln-fault` how they fail. For tests: this machine may ask without a key. Or the state to which a reset goes
   * back.
   */
  readonly control?: boolean | ResetPoint | undefined;
  /** Rules by which requests fail on purpose, such as `status=503,share=0.1,service=query`. */
  readonly faults?: readonly string[] | undefined;
  /** Which requests of a share fail: the same seed chooses the same ones; 1. */
  readonly faultSeed?: number | undefined;
  /** Whether the exchange refuses fields in a body that the spec does not have, such as misspelt ones. */
  readonly isStrict?: boolean | undefined;
  /** Whether the server still creates its first data: until then `/readyz` is 503. */
  readonly isStarting?: (() => boolean) | undefined;
  /** Whether the server is about to end: `/readyz` is 503 from then on. */
  readonly isEnding?: (() => boolean) | undefined;
  /** Addresses and networks that may read `/metrics`, beside this machine. */
  readonly metricsFrom?: readonly string[] | undefined;
  /** Whether only accounts may read by the query interface. */
  readonly isPrivate?: boolean | undefined;
  /** The folder of a documentation site that `kiln docs` made: `/docs` shows it in place of a list of documents. */
  readonly docs?: string | undefined;
  /** The time in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}
