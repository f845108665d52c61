import { expect, test } from "vitest";
import { probe, spec, texts } from "./support/hostile.ts";

/** Every text at every position; hostile.slow.test.ts looks into all outputs, this one into a part that differs from text to text. */
const thinning = 6;

let [taken, refused] = [0, 0];

test.each(texts.map(({ category, text }, index) => [category, text, index] as const))("%s %j", async (_, text, index) => {
  const counts = await probe(text, thinning, index);
  taken += counts.taken;
  refused += counts.refused;
});

test("a good part of the texts goes through", () => {
  console.log(`${spec.positions.length} positions, ${texts.length} texts: ${taken} go through, ${refused} are refused`);
  expect(taken / texts.length).toBeGreaterThan(100);
});
