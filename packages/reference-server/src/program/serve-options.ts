import { isNetwork } from "../keys/network.ts";
import { readUpstream } from "../proxy/upstream.ts";
import { optionsHelp, parseCommandLine, type UsageError } from "./command-line.ts";
import { checkDatabase, defaultDatabase } from "./database.ts";

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const databaseHelp = `the database, made where it is missing (${defaultDatabase}); or mysql://user:password@host:port/name`;

const options = {
  port: { type: "string", value: "PORT", default: "8080", help: "where to listen (8080; 0 for any that is free)" },
  host: { type: "string", value: "HOST", default: "127.0.0.1", help: "the address to listen at (127.0.0.1)" },
  database: { type: "string", value: "FILE", default: defaultDatabase, help: databaseHelp },
  demo: { type: "boolean", help: "make a tenant, an account, sample data and keys, and print keys and passwords once" },
  "body-limit": { type: "string", value: "BYTES", default: "65536", help: "the largest body of a request (65536)" },
  "rate-limit": { type: "string", value: "NUMBER", default: "600", help: "requests a minute from one address (600; 0 for no limit)" },
  "log-level": { type: "string", value: "LEVEL", default: "info", help: "fatal, error, warn, info, debug, trace or silent (info)" },
  "trust-proxy": { type: "string", value: "NETS", help: "networks of trusted proxies (X-Forwarded-For), separated by commas" },
  mock: { type: "boolean", help: "answer with made-up examples where the query interface has no handler" },
  seed: { type: "string", value: "NUMBER", default: "0", help: "which examples: the same number has the same answers (0)" },
  private: { type: "boolean", help: "let only accounts read by the query interface" },
  "check-answers": { type: "string", value: "HOW", help: "compare its answers with the spec: warn logs differences, fail is an error" },
  upstream: { type: "string", value: "URL", help: "a real https://…/api.php: forward requests, and report what breaks the contract" },
  "exchange-upstream": { type: "string", value: "URL", help: "the same for a real https://…/openapi.php" },
  debug: { type: "boolean", help: "show the stack of an internal error" },
  version: { type: "boolean", help: "print the version" },
  help: { type: "boolean", short: "h", help: "this text" },
} as const;

/** The help of `serve`; `name` is the program's. */
export const serveHelp = (name: string): string => `Serves the exchange API and the query interface.

Usage: ${name} serve [options]

${optionsHelp(options)}

With an upstream, each kind of violation is a line of the log; all are at /_kiln/report, and are printed when the server ends.
Violations name parameters and fields, and no values. No other address is ever asked, and redirects are not followed.

${name} keys --help says how API keys are made, listed and revoked; users --help the same of accounts of the query interface.

Exit code 0: ended by a signal. 2: could not start. 3: an internal error.
`;

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly database: string;
  readonly demo: boolean;
  readonly bodyLimit: number;
  readonly rateLimit: number;
  readonly logLevel: string;
  readonly trustProxy: readonly string[] | undefined;
  readonly mock: boolean;
  readonly seed: number;
  readonly isPrivate: boolean;
  readonly checkAnswers: "warn" | "fail" | undefined;
  readonly upstream: string | undefined;
  readonly exchangeUpstream: string | undefined;
  readonly help: boolean;
}

/** Reads the arguments of `serve`. Throws an error for people. */
export function readServeOptions(args: readonly string[]): ServeOptions | UsageError {
  const parsed = parseCommandLine(args, options, Object.keys(options) as (keyof typeof options)[]);
  if ("problem" in parsed) return parsed;
  const { values, positionals: [word] } = parsed;
  if (word !== undefined) return { problem: `“${word}” is one word too many.` };
  checkDatabase(values.database);
  for (const name of ["upstream", "exchange-upstream"] as const) if (values[name] !== undefined) readUpstream(values[name], `--${name}`);
  return {
    port: numberOf("--port", values.port, 0, 65_535),
    host: values.host,
    database: values.database,
    demo: values.demo ?? false,
    bodyLimit: numberOf("--body-limit", values["body-limit"], 1, 2 ** 30),
    rateLimit: numberOf("--rate-limit", values["rate-limit"], 0, 2 ** 30),
    logLevel: oneOf("--log-level", levels, values["log-level"]),
    trustProxy: values["trust-proxy"] === undefined ? undefined : networksOf("--trust-proxy", values["trust-proxy"]),
    mock: values.mock ?? false,
    seed: numberOf("--seed", values.seed, 0, 2 ** 31 - 1),
    isPrivate: values.private ?? false,
    checkAnswers: values["check-answers"] === undefined ? undefined : oneOf("--check-answers", ["warn", "fail"], values["check-answers"]),
    upstream: values.upstream,
    exchangeUpstream: values["exchange-upstream"],
    help: values.help ?? false,
  };
}

/** Networks that have a name for Fastify. */
const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

function networksOf(name: string, text: string): readonly string[] {
  const networks = text.split(",").map((network) => network.trim());
  const wrong = networks.find((network) => !namedNetworks.includes(network) && !isNetwork(network));
  if (wrong !== undefined) throw new Error(`${name} takes addresses and networks, such as 192.0.2.0/24, and not “${wrong}”`);
  return networks;
}

function oneOf<const Value extends string>(name: string, known: readonly Value[], text: string): Value {
  const value = known.find((one) => one === text);
  if (value === undefined) throw new Error(`${name} takes one of ${known.join(", ")}`);
  return value;
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(number >= least && number <= most)) throw new Error(`${name} takes a whole number from ${least} to ${most}`);
  return number;
}
