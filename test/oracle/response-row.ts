import type { DecodeRequest } from "./judge.ts";

/** A request and the complete body of its response. */
export interface ResponseRow {
  readonly id: number;
  readonly module: string;
  readonly query: string;
  readonly identity?: "anon" | "admin";
  readonly body: Members;
}

/** A JSON value. */
export type Tree = null | boolean | number | string | readonly Tree[] | Members;

export interface Members {
  readonly [name: string]: Tree;
}

export function isMembers(tree: Tree): tree is Members {
  return typeof tree === "object" && tree !== null && !Array.isArray(tree);
}

/** A row and its parsed request, or the reason why it cannot be judged. */
export interface Exchange {
  readonly row: ResponseRow;
  /** Undefined if the validators reject the request. Its response is checked against the widest schema. */
  readonly request: Request | undefined;
}

export interface Request {
  readonly modules: Readonly<Record<string, Parameters>>;
  readonly generator?: { readonly name: string; readonly parameters: Parameters };
  readonly [set: string]: unknown;
}

type Parameters = Readonly<Record<string, unknown>>;

/** Keeps only responses of format version 2, because the spec does not describe others. */
export function exchangesOf(
  rows: readonly ResponseRow[],
  decodeRequest: DecodeRequest,
): { readonly exchanges: readonly Exchange[]; readonly left: number } {
  const described = rows.filter(
    ({ query, body }) => /(?:^|&)formatversion=(?:2|latest)(?:&|$)/.test(query) && isMembers(body as Tree),
  );
  const exchanges = described.map((row) => ({
    row,
    request: decodeRequest(row.query, { highLimits: row.identity === "admin" }).value as Request | undefined,
  }));
  return { exchanges, left: rows.length - described.length };
}
