import { parseArgs } from "node:util";

export interface Options {
  readonly rounds: number;
  readonly seconds: number;
  /** How many over which memory is looked at. */
  readonly requests: number;
  /** How often the program is started. */
  readonly starts: number;
  /** Only what a tenant has beside a hostile one. */
  readonly hostile: boolean;
  /** Only where the time of a request goes. */
  readonly profile: boolean;
  /** Keep the tables in the README. */
  readonly write: boolean;
}

export const help = `npm run bench:server -- [--quick] [--hostile | --profile] [--write]

Loads the server beside a bare node:http server and a server of Fastify with its rate limiter and the same log, which send the same
answers, in turn, and prints ratios; then how long it takes to its first answer, where the time of its requests goes, and its memory
over a million of them. Takes about ten minutes.

  --quick   one short round, and fifty thousand requests
  --hostile only what a tenant has beside a hostile one
  --profile only where the time of a request goes
  --write   keep the tables in test/bench-server/README.md
  --help    this text
`;

/** Undefined where help is asked for. */
export function readOptions(args: readonly string[]): Options | undefined {
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({ args: [...args], options: { quick: flag, hostile: flag, profile: flag, write: flag, help: { ...flag, short: "h" } } });
  if (values.help) return undefined;
  const { quick, hostile, profile, write } = values;
  const amounts = quick ? { rounds: 1, seconds: 2, requests: 50_000, starts: 1 } : { rounds: 5, seconds: 4, requests: 1_000_000, starts: 9 };
  return { ...amounts, hostile, profile, write };
}
