import { expect } from "vitest";
import type { Envelope } from "../../../client/support/recorded.ts";
import type { Answered, Ask } from "./ask.ts";

/** Callers for the identities of the recorded rows. */
export const callers = {
  anon: { rights: [], groups: [] },
  admin: { name: "Admin", rights: ["apihighlimits"], groups: [] },
};

/** Intended differences of the server, with the reason. */
export const others: Readonly<Record<string, string>> = {
  "mustpost-login": "the spec has no action but `query`: `badvalue`",
};

/** Removes the reference for more information, because its address is specific to the site, as is the mailing list. */
const reference = (text: unknown): unknown =>
  typeof text === "string" && text.startsWith("See ") ? "(reference)" : text;

interface Seen {
  readonly status: number;
  readonly error: string | undefined;
  readonly type: string | undefined;
  readonly body: unknown;
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
 * Returns a response without data that depends on pages: results, continuation, and, if the real response continues,
 * completeness.
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
