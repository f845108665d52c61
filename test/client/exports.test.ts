import { join } from "node:path";
import { test } from "vitest";
import { loadSources } from "../../generators/load/load.ts";
import { readFiles } from "../support/files.ts";
import { expectExports } from "./expect-exports.ts";

test("exports and imports of the client of the small spec with everything in it", () => {
  expectExports(loadSources(readFiles(join(import.meta.dirname, "../fixtures/complete"))));
});
