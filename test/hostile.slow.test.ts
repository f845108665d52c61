import { expect, test } from "vitest";
import { parse } from "yaml";
import { fixture } from "./support/hostile-fixture.ts";
import { texts } from "./support/hostile.ts";
import { importsBelow } from "./support/imports.ts";
import { payloads } from "./support/payloads.ts";

/**
 * Tests every third text in every position, and inspects every n-th output of each. `KILN_HOSTILE_THINNING=1` tests all
 * texts and inspects all outputs, which takes long.
 */
const thinning = Number(process.env["KILN_HOSTILE_THINNING"] ?? 96);

/** Imports the modules for every eighth text, or for each text with `KILN_HOSTILE_THINNING=1`. */
const importing = Math.min(thinning, 8);

const share = Math.min(thinning, 3);

/** Returns a part of the texts. Similar ones are next to each other, so the part has some of every kind. */
function sampleOf<Text>(all: readonly Text[]): readonly Text[] {
  return all.filter((_, index) => index % share === 0);
}

const sample = sampleOf(texts);

const imports = importsBelow();
let [taken, refused] = [0, 0];

test.each(sample.map(({ category, text }, index) => [category, text, index] as const))("%s %j", (_, text, index) => {
  const counts = fixture.probe(
    { text },
    { thinning, turn: index + 1, imports: index % importing === 0 ? imports : undefined },
  );
  taken += counts.taken;
  refused += counts.refused;
});

test("a good part of the texts goes through", () => {
  console.log(
    `${fixture.positions.length} positions, ${sample.length} texts: ${taken} go through, ${refused} are refused`,
  );
  expect(taken / sample.length).toBeGreaterThan(100);
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
  return sampleOf(payloads.filter((payload) => payload.category === category).map(({ text }) => text));
}
