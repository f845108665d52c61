import { expect, test } from "vitest";
import { rowsOf } from "./tried.ts";

/** A few of the cases that the slow test tries: what was right is refused, means something else, or is as it was. */
test("programs show what changes do to each audience", async () => {
  const rows = await rowsOf("value-added", "default-changed", "member-removed", "text-changed");
  expect(Object.fromEntries(rows.map(({ name, shown }) => [name, Object.values(shown).map(({ outcome }) => outcome)]))).toEqual({
    "value-added": ["holds", "holds", "fails", "holds"],
    "default-changed": ["differs", "holds", "holds", "holds"],
    "member-removed": ["holds", "fails", "differs", "fails"],
    "text-changed": ["holds", "holds", "holds", "holds"],
  });
});
