import { expect, test } from "vitest";
import { classes, errorsOf, releaseCase } from "./release-in-memory.ts";

/* `kiln release` never writes a record that `kiln generate` refuses: the case of every class of changes is released twice, below 1.0.0 and above. */
test.each(classes)("%s is released", async (name) => {
  for (const version of ["0.1.0", "1.0.0", "2.0.0-beta.1"]) expect(errorsOf(await releaseCase(name, version)), version).toEqual([]);
});
