import { test } from "vitest";
import { expectErrors, expectValid } from "./expect-errors.ts";

test("the base spec is valid", () => {
  expectValid({});
});

test("a file replaces that of the base spec, and each diagnostic of it is a line", () => {
  expectErrors({
    "spec/library/value-sets/genres.yaml": "set: genres\ntitle: Genres\nvalues: [comedy, novel, comedy]\n",
  }).toEqual(["spec/library/value-sets/genres.yaml:3:25 duplicate-value: The value “comedy” is duplicated."]);
});
