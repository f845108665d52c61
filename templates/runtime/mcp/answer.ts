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

/** What a tool answers with: texts, and perhaps what is no text. */
export interface ToolResult {
  readonly content: readonly Content[];
  readonly isError?: true | undefined;
}

export type Content =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image"; readonly data: string; readonly mimeType: string }
  | {
      readonly type: "resource";
      readonly resource: { readonly uri: string; readonly mimeType: string; readonly blob: string };
    };

export function text(...texts: readonly string[]): ToolResult {
  return { content: texts.map((one) => ({ type: "text", text: one })) };
}

/**
 * A result that says what went wrong, for the model to read: clients often show errors of the protocol neither to the
 * model nor to the user.
 */
export function failure(...texts: readonly string[]): ToolResult {
  return { ...text(...texts), isError: true };
}
