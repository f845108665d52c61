import { parseArgs } from "node:util";

export interface Options {
  readonly rounds: number;
  readonly seconds: number;
  /** How many over which memory is looked at. */
  readonly requests: number;
  /** Only what a tenant has beside a hostile one. */
  readonly hostile: boolean;
  /** Keep the tables in the README. */
  readonly write: boolean;
}

export const help = `npm run bench:server -- [--quick] [--write]

Loads the server beside a bare node:http server and a server of Fastify with its rate limiter and the same log, which send the same
answers, in turn, and prints ratios; then looks at its memory over a million requests. Takes about ten minutes.

  --quick   one short round, and fifty thousand requests
  --hostile only what a tenant has beside a hostile one
  --write   keep the tables in test/bench-server/README.md
  --help    this text
`;

/** Undefined where help is asked for. */
export function readOptions(args: readonly string[]): Options | undefined {
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({ args: [...args], options: { quick: flag, hostile: flag, write: flag, help: { ...flag, short: "h" } } });
  if (values.help) return undefined;
  return { ...(values.quick ? { rounds: 1, seconds: 2, requests: 50_000 } : { rounds: 5, seconds: 4, requests: 1_000_000 }), hostile: values.hostile, write: values.write };
}
