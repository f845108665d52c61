/** The effect of a parameter that belongs to no module, shown by one request. */
export interface Row {
  readonly parameter: string;
  /** A request with it that is good, without what every request has. */
  readonly good: string;
  /** A request with it, and the code and the text of the error or the warning that it has. */
  readonly bad?: readonly [query: string, code: string, text: string];
  /** The expected members of the server's response to the good request, in format version 2. */
  readonly answered?: unknown;
  /** Header fields of that response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The text of the response if it is not JSON. */
  readonly text?: RegExp;
  /**
   * The request as the client has it; missing where it writes the parameter itself, or does not read what would come.
   */
  readonly call?: string;
  /** Expressions over its result, `got`: with the parameter they are of these types. */
  readonly typed?: Readonly<Record<string, string>>;
}
