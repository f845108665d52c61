import { expect, test } from "vitest";
import { disagreements } from "./agree.ts";

test("everybody who is measured says the same of the same values", async () => {
  expect(await disagreements()).toEqual([]);
});
