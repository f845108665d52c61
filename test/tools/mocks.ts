import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { command } from "../support/command.ts";
import { emittedFromSpec, rootFolder } from "../support/emit.ts";
import { folder as installed } from "./given.ts";

const sources = join(import.meta.dirname, "mocks");
export const mockMakers = ["kiln", "orval", "hey-api"] as const;
export type MockMaker = (typeof mockMakers)[number];

/** The output of a program that used the mocks. */
export interface Printed {
  readonly seeded: readonly string[];
  readonly refused: readonly [status: number, code: string];
  readonly recovered: readonly string[];
  readonly created: readonly string[];
  /** The status of each of three requests that the service rejects. */
  readonly wrong: readonly number[];
  readonly answers: readonly MadeUp[];
}

export interface MadeUp {
  readonly operation: string;
  readonly asked?: string;
  readonly status: number;
  readonly body: unknown;
}

/**
 * Generates mocks for the exchange's document with other generators: `orval-made.ts` and `hey-api/`. Orval's delay of
 * one second before each response is turned off.
 */
export async function makeMocks(folder: string): Promise<void> {
  writeFileSync(
    join(folder, "exchange.json"),
    emittedFromSpec([openapi]).get("packages/openapi/generated/exchange.json")!,
  );
  const output = {
    target: "./orval-made.ts",
    client: "fetch",
    httpClient: "fetch",
    mock: { type: "msw", delay: false },
  };
  writeFileSync(
    join(folder, "orval.config.mjs"),
    `export default ${JSON.stringify({ exchange: { input: "./exchange.json", output } })};\n`,
  );
  await command(
    process.execPath,
    [join(installed, "node_modules/orval/dist/bin/orval.js"), "--config", "orval.config.mjs"],
    { cwd: folder },
  );
  const plugins = ["@hey-api/typescript", "@faker-js/faker", "msw"];
  await command(
    process.execPath,
    [
      join(rootFolder, "node_modules/@hey-api/openapi-ts/bin/run.js"),
      "-i",
      "exchange.json",
      "-o",
      "hey-api",
      "-p",
      ...plugins,
      "--silent",
      "--no-log-file",
    ],
    { cwd: folder },
  );
}

export function mockProgram(maker: MockMaker): string {
  return readFileSync(join(sources, `${maker}.txt`), "utf8");
}

/** Places the programs of one mock generator, and returns the main program. */
export function placeMocks(folder: string, maker: MockMaker, count: number): string {
  writeFileSync(join(folder, `${maker}.ts`), mockProgram(maker));
  writeFileSync(join(folder, `answers-${maker}.ts`), readFileSync(join(sources, `answers-${maker}.txt`), "utf8"));
  const run = join(folder, `run-${maker}.ts`);
  writeFileSync(
    run,
    readFileSync(join(sources, "run.txt"), "utf8").replaceAll("NAME", maker).replaceAll("COUNT", String(count)),
  );
  return run;
}

export async function printedWith(run: string): Promise<Printed> {
  const outfile = run.replace(/\.ts$/, ".mjs");
  await build({
    entryPoints: [run],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "silent",
  });
  return JSON.parse(await command(process.execPath, [outfile])) as Printed;
}

/** Returns the size of a mock generator's program in bytes, minified and compressed, without MSW. */
export async function mockBytes(folder: string, maker: MockMaker): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, `${maker}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    logLevel: "silent",
    external: ["msw", "msw/*"],
  });
  return gzipSync(outputFiles[0]!.contents).length;
}
