import { randomBytes } from "node:crypto";

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

export interface Piece {
  readonly text: string;
  /** The value of `continue` for the next piece, or undefined after the last. */
  readonly next: string | undefined;
  /** The total number of characters, and the start and end of this piece. */
  readonly whole: number;
  readonly from: number;
  readonly to: number;
  /** The continuation that is returned with the last piece. */
  readonly further: string | undefined;
}

/** Stores the rest of recent long responses. They can then be continued without another request. */
interface Rests {
  cut(whole: string, further: string | undefined): Piece;
  /** Returns the next piece, or undefined if the token is unknown. */
  next(token: string): Piece | undefined;
}

/** The maximum number of stored responses. */
const most = 5;

/** Creates the storage. Tokens are random, because a server may have several clients. */
export function createRests(size: number): Rests {
  const kept = new Map<string, readonly [whole: string, further: string | undefined]>();
  const pieceOf = (id: string, whole: string, further: string | undefined, from: number): Piece => {
    const to = endOf(whole, from, size);
    const isLast = to === whole.length;
    return {
      text: whole.slice(from, to),
      next: isLast ? undefined : `${prefix}${id}-${to}`,
      whole: whole.length,
      from,
      to,
      further: isLast ? further : undefined,
    };
  };
  return {
    cut(whole, further) {
      const id = randomBytes(6).toString("hex");
      if (whole.length > size) kept.set(id, [whole, further]);
      for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
      return pieceOf(id, whole, further, 0);
    },
    next(token) {
      const [, id = "", from = ""] = /^rest-([0-9a-f]+)-(\d+)$/.exec(token) ?? [];
      const [whole, further] = kept.get(id) ?? [];
      return whole === undefined || Number(from) >= whole.length
        ? undefined
        : pieceOf(id, whole, further, Number(from));
    },
  };
}

const prefix = "rest-";

export function isRest(token: string): boolean {
  return token.startsWith(prefix);
}

/**
 * Returns the end of a piece: the last line break within the size, if it is in the second half. Otherwise it is the
 * size itself, without splitting a surrogate pair.
 */
function endOf(whole: string, from: number, size: number): number {
  if (whole.length - from <= size) return whole.length;
  const line = whole.lastIndexOf("\n", from + size) + 1;
  if (line > from + size / 2) return line;
  const end = from + size;
  return /[\uD800-\uDBFF]/.test(whole[end - 1]!) ? end - 1 : end;
}
