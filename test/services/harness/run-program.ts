import { cpSync } from "node:fs";
import { join } from "node:path";
import { node } from "./run.ts";

/**
 * Runs a program of `program/` in another team's project, in a separate process: JSON in, JSON out. Throws if it fails.
 */
export function runProgram<Answer>(folder: string, program: string, input: object): Answer {
  cpSync(join(import.meta.dirname, "program"), join(folder, "program"), { recursive: true });
  const { code, out, error } = node([`program/${program}`], { cwd: folder, input: JSON.stringify(input) });
  if (code !== 0) throw new Error(error);
  return JSON.parse(out) as Answer;
}
