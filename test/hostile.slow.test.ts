import { expect, test } from "vitest";
import { probe, texts } from "./support/hostile.ts";
import { importsBelow } from "./support/imports.ts";

/** Every text in every position, and a look into every n-th output of each; `KILN_HOSTILE_THINNING=1` looks into all, which takes long. */
const thinning = Number(process.env["KILN_HOSTILE_THINNING"] ?? 8);

const imports = importsBelow();

test.each(texts.map(({ category, text }, index) => [category, text, index] as const))("%s %j", (_, text, index) => {
  probe({ text }, { thinning, turn: index + 1, imports });
});

test("the modules with the texts in them do nothing when they are imported", () => {
  expect(imports.run()).toEqual([]);
});
