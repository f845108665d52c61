import { test } from "vitest";
import { expectErrors, expectValid } from "./expect.ts";

test("the base spec is valid", () => {
  expectValid({});
});

test("a file stands over the one of the base spec, and what is said of it is a line", () => {
  expectErrors({ "spec/library/value-sets/genres.yaml": "set: genres\ntitle: Genres\nvalues: [comedy, novel, comedy]\n" }).toEqual([
    "spec/library/value-sets/genres.yaml:3:25 duplicate-value: The value “comedy” is duplicated.",
  ]);
});
