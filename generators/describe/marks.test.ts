import { expect, test } from "vitest";
import { usefulFirst } from "./marks.ts";

test.each([
  [
    "Meaning (unknown: D-066). The source field is `pin`. Type (decided: D-063). Greatest length: 255 (decided: D-400).",
    "The source field is `pin`. Greatest length: 255 (decided: D-400).\n\nMeaning (unknown: D-066). Type (decided: D-063).",
  ],
  [
    "The file. (decided: D-064) Default on create (unknown: D-069).",
    "The file. (decided: D-064)\n\nDefault on create (unknown: D-069).",
  ],
  ["Meaning (unknown: D-066).", "Meaning (unknown: D-066)."],
  ["At most 500 destinations (decided: D-400).", "At most 500 destinations (decided: D-400)."],
])("%s has its useful part first", (prose, expected) => {
  expect(usefulFirst(prose)).toBe(expected);
});
