import { homedir, hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { load } from "../generators/index.ts";
import { rootFolder } from "./support/emit.ts";
import { readFiles } from "./support/files.ts";
import { expectSame, outputs, outputsOf, shuffle } from "./support/outputs.ts";

test("the outputs are the same on a second run", () => {
  expectSame(outputsOf(load(rootFolder).sources));
});

/**
 * Elsewhere, outputs follow the order of the spec file, as for parameters and fields, because authors choose those keys
 * and their order.
 */
describe("with keys in another order, where a schema names the keys", () => {
  const complete = readFiles(join(import.meta.dirname, "fixtures/complete"));

  test.each([1, 2])("in the small spec with everything in it, shuffle %i", (seed) => {
    expect(shuffle(complete, seed)).not.toEqual(shuffle(complete, seed + 1));
    expectSame(outputsOf(shuffle(complete, seed)), outputsOf(complete));
  });
});

test("nothing in them is of this machine", () => {
  const ours = [rootFolder, process.cwd(), homedir(), tmpdir(), hostname(), process.versions.node].filter(
    (text) => text.length > 4,
  );
  for (const [path, text] of outputs)
    for (const own of ours) expect(text.includes(own), `${own} in ${path}`).toBe(false);
});
