import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { seedStorage } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import type { Seed } from "../../../packages/reference-server/src/seed/seed.ts";
import { callerOf, censusOf, listRequests, prefixes, propertyRequests, type Question } from "./coherence/census.ts";
import { contradictions, told } from "./coherence/contradictions.ts";
import { facts } from "./coherence/facts.ts";
import { allTitles, titles, worlds } from "./coherence/random-world.ts";
import { askOf, emptyWiki, type Ask } from "./support/asked-wiki.ts";
import { pagedItems } from "./support/paged-items.ts";

/* Several modules must agree about the data of a wiki. `WORLDS` sets the number of random data sets. */

const numRuns = Number(process.env["WORLDS"] ?? 150);

const question: fc.Arbitrary<Question> = fc.record({
  asker: fc.constantFrom("Ann", "Bob", undefined),
  target: fc.constantFrom(...titles),
});

async function inWorld(world: Seed, look: (ask: Ask) => Promise<void>): Promise<void> {
  const storage = emptyWiki();
  try {
    await seedStorage(storage, world);
    await look(askOf(storage));
  } finally {
    await storage.close();
  }
}

describe("pairs of modules", () => {
  const counts = new Map<string, number>();

  test(`agree in ${numRuns} random worlds`, async () => {
    const agree = fc.asyncProperty(worlds, question, (world, asked) =>
      inWorld(world, async (ask) => {
        const census = await censusOf(ask, world, asked);
        for (const fact of facts)
          for (const [teller, times] of told(census, fact)) counts.set(teller, (counts.get(teller) ?? 0) + times);
        expect(contradictions(census, facts)).toEqual([]);
      }),
    );
    await fc.assert(agree, { seed: 18, numRuns });
  });

  test("each have data to compare", () => {
    expect(counts.size).toBeGreaterThan(100);
    expect([...counts].filter(([, times]) => times < numRuns / 200)).toEqual([]);
  });

  afterAll(() => counts.clear());
});

/* Items of these modules are pages, whose revisions are split over several responses. */
const { allrevisions: _, ...flat } = listRequests;
const lists = Object.entries({ ...flat, ...propertyRequests });

const paging = fc.record({ list: fc.constantFrom(...lists), limit: fc.integer({ min: 1, max: 4 }) });

test(`a list in ${numRuns / 5} random worlds is the same, whatever the limit`, async () => {
  let pages = 0;
  const same = fc.asyncProperty(worlds, question, paging, (world, { asker }, { list: [name, request], limit }) =>
    inWorld(world, async (ask) => {
      const whole = {
        ...request,
        ...(name in propertyRequests ? { prop: name, titles: allTitles.join("|") } : { list: name }),
      };
      const paged = (most: string): Promise<readonly string[]> =>
        pagedItems(ask, name, { ...whole, [`${prefixes[name]}limit`]: most }, callerOf(world, asker));
      const all = await paged("max");
      if (all.length > limit) pages++;
      expect(await paged(String(limit)), `${name} by ${limit}`).toEqual(all);
    }),
  );
  await fc.assert(same, { seed: 18, numRuns: numRuns / 5 });
  expect(pages).toBeGreaterThan(numRuns / 50);
});
