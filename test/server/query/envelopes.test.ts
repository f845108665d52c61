import { expect, test } from "vitest";
import type { Envelope, Recorded } from "../../client/support/recorded.ts";
import { recordedRows } from "../../support/recorded-rows.ts";
import { messageText } from "../../../packages/wiki/src/query/messages.ts";
import { inProcess, silent } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";
import { callers, others, replayEnvelopes } from "./support/replay-envelopes.ts";

/*
 * The formats of the real system's responses, as far as they depend on parameters. Content that depends on a site's
 * pages is removed from both sides.
 */

const { createQueryAnswer, table } = await queryServer();
const asks = {
  anon: inProcess(createQueryAnswer(silent(table), { messageText, caller: () => callers.anon })),
  admin: inProcess(createQueryAnswer(silent(table), { messageText, caller: () => callers.admin })),
};

/** Compares only the warnings of whole responses, in plain text, because other error formats contain nothing else. */
async function replayWarnings(rows: readonly Recorded[]): Promise<number> {
  let count = 0;
  for (const { query, body } of rows) {
    if (body.warnings === undefined || query.includes("licode=")) continue; // which languages there are is the site's to know
    const answered = await asks.admin(query);
    const sorted = (all: readonly { readonly code: string; readonly text: string }[]): readonly object[] =>
      all.toSorted((a, b) => `${a.code}${a.text}`.localeCompare(`${b.code}${b.text}`));
    expect(sorted(answered.body.warnings ?? []), query).toEqual(sorted(body.warnings));
    count++;
  }
  return count;
}

test("warnings are the same as those of the real system", async () => {
  const count = await replayWarnings(recordedRows("responses"));
  console.log(`${count} responses have the real warnings`);
  expect(count).toBeGreaterThan(0);
});

test("the formats of responses are those of the real system", async () => {
  const rows = recordedRows<Envelope>("envelopes");
  const differing = await replayEnvelopes(rows, asks);
  console.log(`${rows.length - differing.length} of ${rows.length} answers have the real form; those that have not:`);
  for (const tag of differing) console.log(`  ${tag}: ${others[tag]}`);
  expect(differing.toSorted()).toEqual(Object.keys(others).toSorted());
});
