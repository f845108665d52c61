import { expect, test } from "vitest";
import { classes, errorsOf, releaseCase } from "./release-in-memory.ts";

/*
 * `kiln release` never writes a record that `kiln generate` refuses: the case of every class of changes is released twice. Each class starts
 * from one of the versions, by turns.
 */
const versions = ["0.1.0", "1.0.0", "2.0.0-beta.1"];

test.each(classes.map((name, index) => ({ name, version: versions[index % versions.length]! })))(
  "$name is released",
  async ({ name, version }) => {
    expect(errorsOf(await releaseCase(name, version)), version).toEqual([]);
  },
);
