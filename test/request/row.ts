/** The effect of a parameter that belongs to no module, shown by one request. */
export interface Row {
  readonly parameter: string;
  /** A valid request with the parameter, without the parameters common to all requests. */
  readonly good: string;
  /** A request with an invalid value, and the code and text of the resulting error or warning. */
  readonly bad?: readonly [query: string, code: string, text: string];
  /** The expected members of the server's response to the good request, in format version 2. */
  readonly answered?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The text of the response if it is not JSON. */
  readonly text?: RegExp;
  /** The same request with the client. Missing if the client sets the parameter itself, or cannot read the response. */
  readonly call?: string;
  /** Expressions over the result, `got`, and their expected types when the parameter is set. */
  readonly typed?: Readonly<Record<string, string>>;
}
