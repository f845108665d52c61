import { test } from "vitest";
import { probe, texts } from "./support/hostile.ts";

test.each(texts.map(({ category, text }) => [category, text] as const))("%s %j", async (_, text) => {
  await probe({ text }, 1, 0);
});
