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

/** Bytes in an argument: a string, or base64. */
interface GivenBytes {
  readonly text?: unknown;
  readonly base64?: unknown;
  readonly mediaType?: unknown;
  readonly name?: unknown;
}

/** The notation of bytes in an argument, used in messages. */
export const bytesForm = `{"text": "…"} or {"base64": "…"}, with "mediaType" where there are several`;

/** Returns the bytes in an argument, or undefined if there are none. The default media type is the first of `types`. */
export function bytesOf(value: unknown, types: readonly string[]): File | undefined {
  const { text, base64, mediaType, name } = (typeof value === "object" && value !== null ? value : {}) as GivenBytes;
  const parts = partsOf(text, base64);
  if (parts === undefined) return undefined;
  const type = { type: typeof mediaType === "string" ? mediaType : firstType(types) };
  return new File(parts, typeof name === "string" ? name : "file", type);
}

/** Returns the first specific media type. For a range that includes text it returns `text/plain`. */
function firstType(types: readonly string[]): string {
  return (
    types.find((one) => !one.endsWith("*")) ?? (types.some((one) => /^(?:text|\*)\//.test(one)) ? "text/plain" : "")
  );
}

function partsOf(text: unknown, base64: unknown): (string | Buffer<ArrayBuffer>)[] | undefined {
  if (typeof text === "string") return base64 === undefined ? [text] : undefined;
  if (typeof base64 !== "string" || !/^[\w+/-]*={0,2}$/.test(base64)) return undefined;
  return [Buffer.from(base64, "base64")];
}
