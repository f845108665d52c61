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
