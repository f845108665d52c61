import { randomBytes } from "node:crypto";

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
export interface Rests {
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
