import { test } from "vitest";
import { load } from "../../generators/load/load.ts";
import { rootFolder } from "../support/emit.ts";
import { expectExports } from "./expect-exports.ts";

test("exports and imports of the client of the real spec", () => {
  expectExports(load(rootFolder));
});
