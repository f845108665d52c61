import { expect, test } from "vitest";
import { classes, errorsOf, releaseCase } from "./release-in-memory.ts";

/*
 * `kiln release` never writes a record that `kiln generate` refuses: the case of every class of changes is released twice. Each class starts
 * from one of the versions, by turns; `KILN_RELEASES=all` starts from all of them.
 */
const versions = ["0.1.0", "1.0.0", "2.0.0-beta.1"];

test.each(classes.map((name, index) => ({ name, index })))("$name is released", async ({ name, index }) => {
  const chosen = process.env["KILN_RELEASES"] === "all" ? versions : [versions[index % versions.length]!];
  for (const version of chosen) expect(errorsOf(await releaseCase(name, version)), version).toEqual([]);
});
