import { homedir, hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { load } from "../generators/index.ts";
import { rootFolder } from "./support/emit.ts";
import { readFiles } from "./support/files.ts";
import { expectSame, outputs, outputsOf, real, shuffle } from "./support/outputs.ts";
import { random } from "./support/random.ts";

test("the outputs are the same on a second run", () => {
  expectSame(outputsOf(load(rootFolder).sources));
});

test("in whatever order the files come", () => {
  expectSame(outputsOf(new Map([...real].reverse())));
  expectSame(outputsOf(new Map(random(1).shuffled([...real]))));
});

/** Elsewhere outputs follow the order of the file, as parameters and fields do: people choose those keys, and their order with them. */
describe("with keys in another order, where a schema names the keys", () => {
  const complete = readFiles(join(import.meta.dirname, "fixtures/complete"));

  test.each([1, 2, 3, 4])("in the small spec with everything in it, shuffle %i", (seed) => {
    expect(shuffle(complete, seed)).not.toEqual(shuffle(complete, seed + 1));
    expectSame(outputsOf(shuffle(complete, seed)), outputsOf(complete));
  });
});

describe("wherever and whenever", () => {
  afterEach(() => void vi.useRealTimers());

  test("at another time the outputs are the same", () => {
    vi.useFakeTimers({ now: new Date("2042-02-03T04:05:06Z") });
    expectSame(outputsOf(real));
  });

  test("nothing in them is of this machine", () => {
    const ours = [rootFolder, process.cwd(), homedir(), tmpdir(), hostname(), process.versions.node].filter((text) => text.length > 4);
    for (const [path, text] of outputs) for (const own of ours) expect(text.includes(own), `${own} in ${path}`).toBe(false);
  });
});
