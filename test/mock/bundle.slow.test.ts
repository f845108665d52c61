import { gzipSync } from "node:zlib";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { rootFolder } from "../support/emit.ts";

/* The code that a page loads: bundled for a browser, which has no Node modules. */

const generated = join(rootFolder, "packages/mock/generated");

async function bundled(
  contents: string,
): Promise<{ readonly text: string; readonly bytes: number; readonly inputs: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: generated },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    metafile: true,
    logLevel: "silent",
    external: ["msw"],
  });
  const { text, contents: bytes } = outputFiles[0]!;
  return { text, bytes: gzipSync(bytes, { level: 9 }).length, inputs: Object.keys(metafile.inputs) };
}

// A factory checks every rule of numbers and lists (exclusive bounds, multiples, repeated items): 4794 bytes for a resource.
const programs: readonly (readonly [name: string, text: string, most: number])[] = [
  ["one factory of a resource", 'export { pagingGroupRow } from "./exchange/data.js";', 4_850],
  ["one factory of a module", 'export { allpagesItem } from "./query/data.js";', 4_400],
  ["the mock of a resource service", 'export { exchangeMock, error } from "./exchange/index.js";', 32_000],
  ["its handlers for MSW", 'export { exchangeHandlers, exchangeOverrides } from "./exchange/msw.js";', 700],
  ["the mock of a query service", 'export { queryMock } from "./query/index.js";', 130_000],
];

test.each(programs)("%s is bundled for a browser, without a module of Node, in few bytes", async (name, text, most) => {
  const { bytes, inputs, text: code } = await bundled(text);
  expect(inputs.filter((path) => path.startsWith("node:") || path.includes("fastify"))).toEqual([]);
  expect(code).not.toMatch(/\bBuffer\b|\bprocess\.|from"node:/);
  expect(bytes, name).toBeLessThanOrEqual(most);
  // Each limit must be less than twice the actual size.
  expect(bytes * 2, name).toBeGreaterThan(most);
});
