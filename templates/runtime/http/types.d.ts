/** One logical request: it may take several tries. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  /** The address without what is secret in it, where anything is. */
  readonly shown?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | undefined;
  /** Whether sending it twice does no more than sending it once: only then is it sent again where nobody knows what became of it. */
  readonly safe: boolean;
  /** As in `fetch`. */
  readonly redirect?: "follow" | "error" | "manual";
  readonly credentials?: "omit" | "same-origin" | "include" | undefined;
}

/** What came of one try: an answer, or an error after which another try may be made, `after` so many seconds at least. */
export type Attempt<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "again"; readonly error: Error; readonly after?: number | undefined };

/** Reads an answer whose body has come in whole. An error that it throws ends the request; `again` is for those worth another try. */
export type ReadResponse<T> = (response: Response, text: string, request: RequestView) => Attempt<T> | Promise<Attempt<T>>;

/** A request as hooks and errors show it: without headers and body, and without a key in the address. */
export interface RequestView {
  readonly method: string;
  readonly url: string;
  /** 1 for the first try. */
  readonly attempt: number;
}

/** Called before each try. What it throws ends the request. */
export type OnRequest = (request: RequestView) => void | Promise<void>;

/** Called with each answer, before its body is read: `clone()` it to read the body too. What it throws ends the request. */
export type OnResponse = (response: Response, request: RequestView) => void | Promise<void>;

/** What every client takes. */
export interface TransportOptions {
  /** In place of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** For one try, its body included, in milliseconds; 30,000 where it is not given, 0 for no end. */
  readonly timeout?: number | undefined;
  readonly retries?: RetryOptions | undefined;
  /** For every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly onRequest?: OnRequest | undefined;
  readonly onResponse?: OnResponse | undefined;
}

/** How often and how long a request is tried again. */
export interface RetryOptions {
  /** How many tries in all; 4 where it is not given, 1 for no second try. */
  readonly attempts?: number | undefined;
  /** The longest wait before a try, in seconds; 60 where it is not given. A server that asks for a longer one is not asked again. */
  readonly maximumDelay?: number | undefined;
  /** All waits together, in seconds; 120 where it is not given. */
  readonly budget?: number | undefined;
}

/** What one call may have of its own. */
export interface CallOptions {
  /** Ends the call: the try under way, or the wait before the next. */
  readonly signal?: AbortSignal | undefined;
  /** For one try, in milliseconds, in place of the client's. */
  readonly timeout?: number | undefined;
  /** Beside the client's, or in place of those of the same name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Beside the client's. */
  readonly onResponse?: OnResponse | undefined;
}

export interface Transport {
  send<T>(request: HttpRequest, read: ReadResponse<T>, call?: CallOptions): Promise<T>;
}

/** One try of a request. */
export type TryOnce = <T>(
  options: TransportOptions, request: HttpRequest, headers: Headers, view: RequestView, read: ReadResponse<T>, call: CallOptions,
) => Promise<Attempt<T>>;

/** What the client itself tells its transport. */
export interface TransportSetup {
  /** Time and chance; tests bring their own. */
  readonly clock?: Clock | undefined;
}

export interface Clock {
  /** From 0 up to 1. */
  random(): number;
  /** Ends sooner where the signal is aborted. */
  wait(seconds: number, signal: AbortSignal | undefined): Promise<void>;
}

export type TransportErrorKind =
  /** A try took longer than `timeout`. */
  | "timeout"
  /** The caller's signal was aborted. `name` is `AbortError`. */
  | "aborted"
  /** No answer came: no connection, or none that lasted. */
  | "network"
  /** The answer ended before its end. */
  | "cut-off"
  /** The HTTP status is that of an error, and the body does not say more. */
  | "http-status"
  /** The body is not the JSON it should be: often a page of a proxy. */
  | "not-json"
  /** The continuation did not end within the cap. */
  | "too-many-requests-of-continuation";

/** No answer that could be read. It holds nothing secret. */
export declare class TransportError extends Error {
  private constructor();
  readonly kind: TransportErrorKind;
  readonly request: RequestView;
  /** The HTTP status, where an answer came. */
  readonly status: number | undefined;
}
