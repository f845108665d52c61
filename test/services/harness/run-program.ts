import { cpSync } from "node:fs";
import { join } from "node:path";
import { node } from "./run.ts";

/**
 * Runs one of the programs below `program/` in a stranger's project, in a process of its own: JSON in, JSON out. What
 * it dies of is thrown.
 */
export function runProgram<Answer>(folder: string, program: string, input: object): Answer {
  cpSync(join(import.meta.dirname, "program"), join(folder, "program"), { recursive: true });
  const { code, out, error } = node([`program/${program}`], { cwd: folder, input: JSON.stringify(input) });
  if (code !== 0) throw new Error(error);
  return JSON.parse(out) as Answer;
}
