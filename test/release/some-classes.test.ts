import { expect, test } from "vitest";
import { errorsOf, releaseCase } from "./release-in-memory.ts";

/*
 * Changes that increase only the patch version of some packages because of their dependencies, and a default without
 * new declarations.
 */
test.each([
  "alternative-removed",
  "body-changed",
  "default-changed",
  "module-renamed",
  "text-changed",
  "version-changed",
])("%s is released", async (name) => {
  for (const version of ["0.1.0", "1.0.0"]) expect(errorsOf(await releaseCase(name, version)), version).toEqual([]);
});
