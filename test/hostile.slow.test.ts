import { test } from "vitest";
import { probe, texts } from "./support/hostile.ts";

/** Every text in every position, and a look into every n-th output of each; 1 looks into all, which takes a long while. */
const thinning = Number(process.env["KILN_HOSTILE_THINNING"] ?? 6);

test.each(texts.map(({ category, text }, index) => [category, text, index] as const))("%s %j", async (_, text, index) => {
  await probe({ text }, thinning, index + 1);
});
