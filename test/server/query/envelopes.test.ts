import { expect, test } from "vitest";
import { rowsOf, type Envelope, type Recorded } from "../../client/support/recorded.ts";
import { messageText } from "../../../packages/reference-server/src/query/messages.ts";
import { inProcess, silent } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";
import { callers, others, replayEnvelopes } from "./support/replay-envelopes.ts";

/* The forms of the real system's answers, as far as parameters decide them: what a site's pages decide is left out of both sides. */

const { createQueryAnswer, table } = await queryServer();
const asks = {
  anon: inProcess(createQueryAnswer(silent(table), { words: messageText, caller: () => callers.anon })),
  admin: inProcess(createQueryAnswer(silent(table), { words: messageText, caller: () => callers.admin })),
};

/** Of the whole answers, the warnings: in no form of errors do they say more than in plain text. */
async function replayWarnings(rows: readonly Recorded[]): Promise<number> {
  let count = 0;
  for (const { query, body } of rows) {
    if (body.warnings === undefined || query.includes("licode=")) continue; // which languages there are is the site's to know
    const answered = await asks.admin(query);
    const sorted = (all: readonly { readonly code: string; readonly text: string }[]): readonly object[] => all.toSorted((a, b) => `${a.code}${a.text}`.localeCompare(`${b.code}${b.text}`));
    expect(sorted(answered.body.warnings ?? []), query).toEqual(sorted(body.warnings));
    count++;
  }
  return count;
}

const { all: answers } = rowsOf<Recorded>("responses");

test.skipIf(answers === undefined)("warnings say what the real system's say (skipped where ../shared/oracle is not there)", async () => {
  console.log(`${await replayWarnings(answers!)} answers with warnings have the real ones`);
});

const { sample, all } = rowsOf<Envelope>("envelopes");

test("the forms of answers are the real system's, in a sample", async () => {
  const differing = await replayEnvelopes(sample, asks);
  expect(sample.length - differing.length).toBeGreaterThan(15);
});

test.skipIf(all === undefined)("… and in all recorded ones (skipped where ../shared/oracle is not there)", async () => {
  const differing = await replayEnvelopes(all!, asks);
  console.log(`${all!.length - differing.length} of ${all!.length} answers have the real form; those that have not:\n${differing.map((tag) => `  ${tag}: ${others[tag]}`).join("\n")}`);
  expect(differing.toSorted()).toEqual(Object.keys(others).toSorted());
});
