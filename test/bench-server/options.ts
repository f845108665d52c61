import { parseArgs } from "node:util";

/** In the order of measurement. */
export const tableNames = ["hostile", "load", "start", "profile", "memory"] as const;
export type TableName = (typeof tableNames)[number];

export interface Options {
  readonly rounds: number;
  readonly seconds: number;
  /** Number of requests over which memory is measured. */
  readonly requests: number;
  readonly starts: number;
  readonly tables: readonly TableName[];
  /** Write the tables to the README. */
  readonly write: boolean;
}

export const help = `npm run bench:server -- [--quick] [--write] [table …]

Compares the server under load with a bare node:http server and a Fastify server with its rate limiter and the same log, which send the
same responses, and prints ratios. Then measures the time until its first response, the time of each part of a request, and its memory
over a million requests. Takes about ten minutes.

Tables: hostile (the effect of a hostile tenant on another), load, start, profile, memory. Default: all.

  --quick   one short round, and fifty thousand requests
  --write   write the tables to test/bench-server/README.md
  --help    this text
`;

/** Returns `undefined` if help is requested. */
export function readOptions(args: readonly string[]): Options | undefined {
  const flag = { type: "boolean", default: false } as const;
  const options = { quick: flag, write: flag, help: { ...flag, short: "h" } } as const;
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  if (values.help) return undefined;
  const unknown = positionals.find((one) => !tableNames.some((name) => name === one));
  if (unknown !== undefined) throw new Error(`There is no table “${unknown}”. Known: ${tableNames.join(", ")}.`);
  const tables = positionals.length === 0 ? tableNames : tableNames.filter((name) => positionals.includes(name));
  const { quick, write } = values;
  const amounts = quick
    ? { rounds: 1, seconds: 2, requests: 50_000, starts: 1 }
    : { rounds: 10, seconds: 2, requests: 1_000_000, starts: 9 };
  return { ...amounts, tables, write };
}
