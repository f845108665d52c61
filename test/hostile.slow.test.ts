import { expect, test } from "vitest";
import { parse } from "yaml";
import { fixture } from "./support/hostile-fixture.ts";
import { texts } from "./support/hostile.ts";
import { importsBelow } from "./support/imports.ts";
import { payloads } from "./support/payloads.ts";

/**
 * Tests every text in every position, and inspects every n-th output of each. `KILN_HOSTILE_THINNING=1` inspects all
 * outputs, which takes long.
 */
const thinning = Number(process.env["KILN_HOSTILE_THINNING"] ?? 96);

/** Imports the modules for every eighth text, or for each text with `KILN_HOSTILE_THINNING=1`. */
const importing = Math.min(thinning, 8);

const imports = importsBelow();
let [taken, refused] = [0, 0];

test.each(texts.map(({ category, text }, index) => [category, text, index] as const))("%s %j", (_, text, index) => {
  const counts = fixture.probe(
    { text },
    { thinning, turn: index + 1, imports: index % importing === 0 ? imports : undefined },
  );
  taken += counts.taken;
  refused += counts.refused;
});

test("a good part of the texts goes through", () => {
  console.log(
    `${fixture.positions.length} positions, ${texts.length} texts: ${taken} go through, ${refused} are refused`,
  );
  expect(taken / texts.length).toBeGreaterThan(100);
});

test.each(ofCategory("yaml-scalar"))("%s without quotes arrives as what YAML 1.2 means by it", (text) => {
  fixture.probe({ text, source: text, value: parse(text) }, { thinning, turn: 0, imports });
});

test.each(ofCategory("yaml-doc"))("%s in place of a value", (text) => {
  const counts = fixture.probe({ text: "!", source: text }, { thinning, turn: 0, imports });
  expect(counts.taken).toBe(0);
});

test("the modules with the texts in them do nothing when they are imported", () => {
  expect(imports.run()).toEqual([]);
});

function ofCategory(category: string): readonly string[] {
  return payloads.filter((payload) => payload.category === category).map(({ text }) => text);
}
