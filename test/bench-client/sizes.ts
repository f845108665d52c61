import { buildSync } from "esbuild";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rootFolder } from "../support/emit.ts";

/** The size of a client as a page loads it: bundled for production, minified, and compressed by gzip, in bytes. */
export interface ClientSize {
  readonly name: string;
  readonly bytes: number;
}

/** The exports to measure. Each is bundled separately. */
const taken = [
  ["exchange", "export { createExchangeClient } from './exchange/index.js';"],
  ["exchange, with its errors", "export * from './exchange/index.js';"],
  ["query", "export { createQueryClient } from './query/index.js';"],
  ["query, with its errors", "export * from './query/index.js';"],
] as const;

export function clientSizes(): readonly ClientSize[] {
  return taken.map(([name, contents]) => ({ name, bytes: sizeOf(contents) }));
}

function sizeOf(contents: string): number {
  const stdin = { contents, resolveDir: join(rootFolder, "packages/client/generated"), loader: "js" } as const;
  const { outputFiles } = buildSync({
    stdin,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    conditions: ["production"],
    write: false,
    logLevel: "silent",
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

export function sizesMarkdown(sizes: readonly ClientSize[]): string {
  return [
    "| bundled, minified, gzip | bytes |",
    "| --- | ---: |",
    ...sizes.map(({ name, bytes }) => `| ${name} | ${bytes.toLocaleString("en")} |`),
  ].join("\n");
}
