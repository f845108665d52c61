/** What a parameter does that belongs to no module, as one request with it shows. */
export interface Row {
  readonly parameter: string;
  /** A request with it that is good, without what every request has. */
  readonly good: string;
  /** A request with it, and the code and the text of the error or the warning that it has. */
  readonly bad?: readonly [query: string, code: string, text: string];
  /** What the server answers to the good one, of version 2, as far as it is looked at. */
  readonly answered?: unknown;
  /** Header fields of that answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The text of the answer, where it is no JSON. */
  readonly text?: RegExp;
  /**
   * The request as the client has it; missing where it writes the parameter itself, or does not read what would come.
   */
  readonly call?: string;
  /** Expressions over its result, `got`: with the parameter they are of these types. */
  readonly typed?: Readonly<Record<string, string>>;
}
