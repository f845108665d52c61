import { expect } from "vitest";
import type { Envelope } from "../../../client/support/recorded.ts";
import type { Answered, Ask } from "./ask.ts";

/** The identities of recorded rows, as a server knows them. */
export const callers = {
  anon: { rights: [], groups: [] },
  admin: { name: "Admin", rights: ["apihighlimits"], groups: [] },
};

/** Intended differences of the server, with the reason. */
export const others: Readonly<Record<string, string>> = {
  "mustpost-login": "the spec has no action but `query`: `badvalue`",
};

/** Says where to read more: the address is the site's, and the list of announcements is not ours to name. */
const reference = (text: unknown): unknown =>
  typeof text === "string" && text.startsWith("See ") ? "(reference)" : text;

interface Seen {
  readonly status: number;
  readonly error: string | undefined;
  readonly type: string | undefined;
  readonly body: unknown;
  /** The names of the body's members, in their order. */
  readonly order: readonly string[];
}

function recorded({ status, headers, body }: Envelope): Seen {
  return {
    status,
    error: headers["MediaWiki-API-Error"],
    type: (headers["Content-Type"] ?? headers["Content-type"])?.toLowerCase(),
    body: formOf(body, body),
    order: orderOf(formOf(body, body)),
  };
}

function seen({ status, headers, body }: Answered, row: Envelope): Seen {
  return {
    status,
    error: headers["mediawiki-api-error"],
    type: headers["content-type"]?.toLowerCase(),
    body: formOf(body, row.body),
    order: orderOf(formOf(body, row.body)),
  };
}

function orderOf(form: unknown): readonly string[] {
  return typeof form === "object" && form !== null ? Object.keys(form) : [];
}

/**
 * Returns a response without data that depends on pages: results, continuation, and completeness if the real response
 * continues.
 */
function formOf(body: unknown, real: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return "(no object)";
  const goesOn = typeof real === "object" && real !== null && ("continue" in real || "query-continue" in real);
  const left = ["query", "continue", "query-continue", ...(goesOn ? ["batchcomplete"] : [])];
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !left.includes(name))
      .map(([name, value]) => [name, name === "error" ? withoutReference(value) : reference(value)]),
  );
}

function withoutReference(error: object): object {
  return Object.fromEntries(Object.entries(error).map(([name, value]) => [name, reference(value)]));
}

/** Replays every row, and returns the rows whose response differs for a known reason. */
export async function replayEnvelopes(
  rows: readonly Envelope[],
  asks: Readonly<Record<keyof typeof callers, Ask>>,
): Promise<readonly string[]> {
  const differing: string[] = [];
  for (const row of rows) {
    const headers = row.post === null ? {} : { "content-type": "application/x-www-form-urlencoded" };
    const ask = asks[(row as Envelope & { readonly auth: keyof typeof callers }).auth];
    const answered = await ask(new URL(row.url, "http://host.invalid").search, {
      method: row.method,
      headers,
      body: row.post ?? undefined,
    });
    try {
      expect(seen(answered, row), row.tag).toEqual(recorded(row));
    } catch (error) {
      if (!(row.tag in others)) throw error;
      differing.push(row.tag);
    }
  }
  return differing;
}
