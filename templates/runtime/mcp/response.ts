export interface Answer {
  /** A JSON value, or the `Response` of a call that returns bytes. It is undefined if there is no body. */
  readonly value: unknown;
  /** Parameters for the next call, or undefined if there are no more results. */
  readonly further?: object | undefined;
  /** Notes for the caller in addition to the body. */
  readonly notes: readonly string[];
}

export interface Request<Call> {
  readonly name: string;
  readonly call: Call;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Parameters for continuation from a previous response. */
  readonly further: Readonly<Record<string, unknown>> | undefined;
  readonly client: object;
  readonly options: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

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
 * Returns a result that describes an error to the model. Protocol errors are not suitable, because many clients show
 * them neither to the model nor to the user.
 */
export function failure(...texts: readonly string[]): ToolResult {
  return { ...text(...texts), isError: true };
}
