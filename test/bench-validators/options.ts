import { parseArgs } from "node:util";
import type { Effort } from "./speed.ts";

export interface Options {
  readonly effort: Effort;
  /** Number of runs for imports and for decoding large inputs. */
  readonly runs: number;
  readonly json: boolean;
  /** Write the sizes to the emitter's README. */
  readonly write: boolean;
}

export const help = `Measures packages/validators beside other validators, each in a process of its own, in turn; then what its parts
weigh, and how the time of decoding grows. Takes about two minutes.

  --quick   two processes for each candidate instead of five, fewer rounds in each
  --write   keep the table of sizes in generators/emit/validators/README.md
  --json    the numbers, for programs
  --help    this text
`;

/** Returns `undefined` if help is requested. */
export function readOptions(args: readonly string[]): Options | undefined {
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { quick: flag, write: flag, json: flag, help: { ...flag, short: "h" } },
  });
  if (values.help) return undefined;
  const effort = values.quick ? { processes: 2, rounds: 12 } : { processes: 5, rounds: 30 };
  return { effort, runs: values.quick ? 10 : 25, json: values.json, write: values.write };
}
