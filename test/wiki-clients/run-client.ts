import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";
import type { Client } from "./client-table.ts";
import { python } from "./debian.ts";
import { flowNames, type Given, type Line } from "./flows.ts";

/** Time limit of a client for all its flows, in milliseconds. */
const patience = 120_000;

export interface Surroundings {
  /** Folder in which the clients are installed. */
  readonly folder: string;
  readonly pythonPath: string;
  readonly given: Given;
  readonly signal: AbortSignal;
}

export async function runClient(
  { name, language }: Client,
  { folder, pythonPath, given, signal }: Surroundings,
): Promise<readonly Line[]> {
  const report = join(folder, `${name}.jsonl`);
  const env = { KILN_GIVEN: JSON.stringify(given), KILN_REPORT: report, PYTHONPATH: pythonPath };
  const programs = join(folder, "clients");
  // The program has the same name as the library, so its folder must not be searched for modules (`-P`).
  const [program, ...args] =
    language === "python"
      ? [python, "-P", join(programs, `${name}.py`)]
      : [process.execPath, join(programs, `${name}.ts`)];
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const output = await command(program!, args, { cwd: folder, env, signal: limit }).catch(
    (error: Error) => error.message,
  );
  signal.throwIfAborted();
  const lines = existsSync(report) ? linesIn(readFileSync(report, "utf8")) : [];
  if (lines.length < flowNames.length) console.error(`${name} did not finish:\n${output}`);
  return lines;
}

function linesIn(text: string): readonly Line[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}
