import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { emittedFromSpec, rootFolder } from "../support/emit.ts";

/** Generates hooks from the exchange's document with other generators: `hey-api/` and `orval-made.ts`. */
export function makeHooks(folder: string, installed: string): void {
  writeFileSync(
    join(folder, "exchange.json"),
    emittedFromSpec([openapi]).get("packages/openapi/generated/exchange.json")!,
  );
  const plugins = ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch", "@tanstack/react-query"];
  run(
    folder,
    join(rootFolder, "node_modules/@hey-api/openapi-ts/bin/run.js"),
    "-i",
    "exchange.json",
    "-o",
    "hey-api",
    "-p",
    ...plugins,
    "--silent",
    "--no-log-file",
  );
  const query = { useInfinite: true, useInfiniteQueryParam: "after" };
  const output = {
    target: "./orval-made.ts",
    client: "react-query",
    httpClient: "fetch",
    baseUrl: "https://pbx.invalid/pbx/openapi.php",
    override: { operations: { listPagingGroups: { query } } },
  };
  writeFileSync(
    join(folder, "orval.config.mjs"),
    `export default ${JSON.stringify({ exchange: { input: "./exchange.json", output } })};\n`,
  );
  run(folder, join(installed, "node_modules/orval/dist/bin/orval.js"), "--config", "orval.config.mjs");
}

function run(folder: string, program: string, ...args: readonly string[]): void {
  execFileSync(process.execPath, [program, ...args], { cwd: folder, stdio: "ignore" });
}
