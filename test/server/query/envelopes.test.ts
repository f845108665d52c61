import { expect, test } from "vitest";
import { rowsOf, type Envelope, type Recorded } from "../../client/support/recorded.ts";
import { ask, silent, type Answered } from "./support/ask.ts";
import { handWritten, queryServer } from "./support/package.ts";

/* The forms of the real system's answers, as far as parameters decide them: what a site's pages decide is left out of both sides. */

const { createQueryAnswer, table } = await queryServer();
const { words } = await handWritten("words");
const callers = { anon: { rights: [], groups: [] }, admin: { name: "Admin", rights: ["apihighlimits"], groups: [] } };

/** What the server does otherwise, and why. */
const others: Readonly<Record<string, string>> = {
  redirects: "the spec has no parameter `redirects` of the page set",
  converttitles: "the spec has no parameter `converttitles` of the page set",
  iwurl: "the spec has no parameter `iwurl` of the page set",
  callback: "the spec has no parameter `callback`: answers are never scripts",
  "format-xml": "no XML yet: 501",
  "format-xml-err": "no XML yet: 501",
  "mustpost-login": "the spec has no action but `query`: `badvalue`",
};

/** Says where to read more: the address is the site's, and the list of announcements is not ours to name. */
const reference = (text: unknown): unknown => (typeof text === "string" && text.startsWith("See ") ? "(reference)" : text);

interface Seen {
  readonly status: number;
  readonly error: string | undefined;
  readonly type: string | undefined;
  readonly body: unknown;
}

function recorded({ status, headers, body }: Envelope): Seen {
  return { status, error: headers["MediaWiki-API-Error"], type: (headers["Content-Type"] ?? headers["Content-type"])?.toLowerCase(), body: formOf(body, body) };
}

function seen({ status, headers, body }: Answered, row: Envelope): Seen {
  return { status, error: headers["mediawiki-api-error"], type: headers["content-type"]?.toLowerCase(), body: formOf(body, row.body) };
}

/** An answer without what pages decide: results, where they go on, and whether they are complete where the real ones go on. */
function formOf(body: unknown, real: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return "(no object)";
  const goesOn = typeof real === "object" && real !== null && ("continue" in real || "query-continue" in real);
  const left = ["query", "continue", "query-continue", ...(goesOn ? ["batchcomplete"] : [])];
  return Object.fromEntries(Object.entries(body).filter(([name]) => !left.includes(name)).map(([name, value]) => [name, name === "error" ? withoutReference(value) : reference(value)]));
}

function withoutReference(error: object): object {
  return Object.fromEntries(Object.entries(error).map(([name, value]) => [name, reference(value)]));
}

/** Of the whole answers, the warnings: in no form of errors do they say more than in plain text. */
async function replayWarnings(rows: readonly Recorded[]): Promise<number> {
  let count = 0;
  for (const { query, body } of rows) {
    if (body.warnings === undefined || query.includes("licode=")) continue; // which languages there are is the site's to know
    const answer = createQueryAnswer(silent(table), { words, caller: () => callers.admin });
    const answered = await ask(answer, query);
    const sorted = (all: readonly { readonly code: string; readonly text: string }[]): readonly object[] => all.toSorted((a, b) => `${a.code}${a.text}`.localeCompare(`${b.code}${b.text}`));
    expect(sorted(answered.body.warnings ?? []), query).toEqual(sorted(body.warnings));
    count++;
  }
  return count;
}

async function replay(rows: readonly Envelope[]): Promise<readonly string[]> {
  const differing: string[] = [];
  for (const row of rows) {
    const answer = createQueryAnswer(silent(table), { words, caller: () => callers[(row as Envelope & { readonly auth: "anon" | "admin" }).auth] });
    const headers = row.post === null ? {} : { "content-type": "application/x-www-form-urlencoded" };
    const answered = await ask(answer, new URL(row.url, "http://host.invalid").search, { method: row.method, headers, body: row.post ?? undefined });
    try {
      expect(seen(answered, row), row.tag).toEqual(recorded(row));
    } catch (error) {
      if (!(row.tag in others)) throw error;
      differing.push(row.tag);
    }
  }
  return differing;
}

const { all: answers } = rowsOf<Recorded>("responses");

test.skipIf(answers === undefined)("warnings say what the real system's say (skipped where ../shared/oracle is not there)", async () => {
  console.log(`${await replayWarnings(answers!)} answers with warnings have the real ones`);
});

const { sample, all } = rowsOf<Envelope>("envelopes");

test("the forms of answers are the real system's, in a sample", async () => {
  const differing = await replay(sample);
  expect(sample.length - differing.length).toBeGreaterThan(15);
});

test.skipIf(all === undefined)("… and in all recorded ones (skipped where ../shared/oracle is not there)", async () => {
  const differing = await replay(all!);
  console.log(`${all!.length - differing.length} of ${all!.length} answers have the real form; those that have not:\n${differing.map((tag) => `  ${tag}: ${others[tag]}`).join("\n")}`);
  expect(differing.toSorted()).toEqual(Object.keys(others).toSorted());
});
