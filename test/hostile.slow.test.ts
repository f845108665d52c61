import { expect, test } from "vitest";
import { probe, texts } from "./support/hostile.ts";
import { importsBelow } from "./support/imports.ts";

const imports = importsBelow();

test.each(texts.map(({ category, text }) => [category, text] as const))("%s %j", (_, text) => {
  probe({ text }, { thinning: 1, turn: 0, imports });
});

test("the modules with the texts in them do nothing when they are imported", () => {
  expect(imports.run()).toEqual([]);
});
