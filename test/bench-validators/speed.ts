import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { candidateNames, type Candidate } from "./candidates/candidate.ts";
import { decoderNames, type Decoder } from "./decoders/decoder.ts";

/** Nanoseconds per value, by row. */
export type Times = Readonly<Record<string, number>>;

export interface Speed {
  readonly validate: Readonly<Record<Candidate, Times>>;
  readonly decode: Readonly<Record<Decoder, Times>>;
  readonly enums: Times;
}

export interface Effort {
  /** Number of processes per candidate. The candidates take turns. */
  readonly processes: number;
  /** Number of measurements of each row within a process. */
  readonly rounds: number;
}

export function speed(effort: Effort): Speed {
  return {
    validate: inTurn("validate", candidateNames, effort),
    decode: inTurn("decode", decoderNames, effort),
    enums: inTurn("enums", ["kiln"], effort).kiln,
  };
}

/**
 * Measures the candidates in turn. A candidate's time is the median over its processes of the minimum within each. One
 * lucky start therefore counts no more than an unlucky one.
 */
function inTurn<Name extends string>(
  work: string,
  names: readonly Name[],
  { processes, rounds }: Effort,
): Readonly<Record<Name, Times>> {
  const results = new Map<Name, Times[]>(names.map((name) => [name, []]));
  for (let process = 0; process < processes; process++) {
    for (const name of names) results.get(name)!.push(oneProcess(work, name, rounds));
  }
  return Object.fromEntries(names.map((name) => [name, medians(results.get(name)!)])) as Record<Name, Times>;
}

function oneProcess(work: string, name: string, rounds: number): Times {
  const args = [join(import.meta.dirname, "worker.ts"), work, name, String(rounds)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${work} with ${name} failed:\n${stderr}`);
  return JSON.parse(stdout) as Times;
}

function medians(runs: readonly Times[]): Times {
  return Object.fromEntries(Object.keys(runs[0]!).map((row) => [row, median(runs.map((run) => run[row]!))]));
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}

export function geometricMean(numbers: readonly number[]): number {
  return Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);
}
