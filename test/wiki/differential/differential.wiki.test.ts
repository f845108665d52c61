import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepTable } from "../../support/readme-table.ts";
import { service, site } from "../given.ts";
import { askBoth } from "./ask-both.ts";
import { equalAtLeast, slack } from "./bounds.ts";
import { decided, otherOrders } from "./decided.ts";
import { outcomeOf, type Outcome } from "./outcome.ts";
import { prepare, type Prepared } from "./prepare.ts";
import { causesOf, countsOf, shareOf, tableOf } from "./report.ts";
import { requestsFor } from "./requests.ts";

/*
 * Sends the same generated requests over all modules to the reference server and to MediaWiki, which contain the same
 * data.
 */

const chapter = join(import.meta.dirname, "../../../packages/reference-server/docs/wiki.md");
const first = 1;
/** `KILN_REQUESTS=7` selects other requests, to verify that the server was not tuned to the default ones. */
const seed = Number(process.env["KILN_REQUESTS"] ?? first);

let prepared: Prepared | undefined;
let outcomes: readonly Outcome[] = [];

beforeAll(async () => {
  prepared = await prepare(site.compared);
  const requests = requestsFor({ service, facts: prepared.facts, count: 2000, seed });
  outcomes = (await askBoth(requests, prepared.real, prepared.ours)).map(({ request, real, ours }) =>
    outcomeOf(request, real, ours),
  );
}, 900_000);

afterAll(() => prepared?.close());

test("MediaWiki makes all changes of the seed", () => {
  expect(prepared?.failed).toEqual([]);
});

test("the reference server stores for a seed what MediaWiki stores, row by row", () => {
  expect(prepared?.rows).toEqual([]);
});

test("two thousand requests get the same responses as from MediaWiki", () => {
  const counts = countsOf(outcomes);
  console.log(`${tableOf(outcomes)}\n\nThe most frequent causes of difference:\n${causesOf(outcomes)}\n`);
  if (process.env["KILN_WRITE"] !== undefined)
    keepTable(chapter, { name: "differential", command: "test:wiki" }, tableOf(outcomes));
  expect(outcomes.length).toBeGreaterThan(1900);
  console.log(`Requests of ${seed}: ${(100 * shareOf(counts)).toFixed(1)} % equal, but for what decisions name.\n`);
  // The bound applies only to the default requests. Others are for inspection.
  if (seed !== first) return;
  expect(shareOf(counts), "a share that was reached before").toBeGreaterThanOrEqual(equalAtLeast);
  expect(shareOf(counts), "raise the bound in bounds.ts").toBeLessThanOrEqual(equalAtLeast + slack);
});

test("each entry of the decided differences is one that is seen", () => {
  const used = new Set(outcomes.flatMap((outcome) => outcome.used));
  expect([...decided, ...otherOrders].filter((entry) => !used.has(entry)).map(({ reason }) => reason)).toEqual([]);
});
