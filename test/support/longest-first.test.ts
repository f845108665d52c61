import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "./emit.ts";
import { longest } from "./longest-first.ts";

test("the longest files are there", () => {
  expect(longest.filter((path) => !existsSync(join(rootFolder, path)))).toEqual([]);
});
