/** What came of a call that succeeded. */
export interface Answer {
  /** JSON, or the response to a call that is answered with bytes. Undefined where there is no body. */
  readonly value: unknown;
  /** What the next call continues with; undefined where nothing follows. */
  readonly further?: object | undefined;
  /** What a caller may want to know beside the body. */
  readonly notes: readonly string[];
}

/** A call of which everything is known. */
export interface Request<Call> {
  readonly name: string;
  readonly call: Call;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** What an earlier answer said to continue with. */
  readonly further: Readonly<Record<string, unknown>> | undefined;
  readonly client: object;
  readonly options: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}
