import { setTimeout as wait } from "node:timers/promises";
import { type TestAccount, makeDemo, makeDemoAccount, seedFor } from "../demo.ts";
import { builtSite } from "../docs/plugin.ts";
import { resetPointOf } from "../operations/control.ts";
import { createRecord, reportText } from "../proxy/contract-record.ts";
import { createServer } from "../server.ts";
import type { Storage } from "../storage/storage.ts";
import { type UsageError, optionsHelp, parseCommandLine } from "./command-line.ts";
import { checkDatabase, defaultDatabase, openDatabase } from "./actions.ts";
import { type ExitCode, type Terminal, isInternal } from "./terminal.ts";
import { readFaultRule } from "../faults/rule.ts";
import { isNetwork } from "../keys/keys.ts";
import { readUpstream } from "../proxy/plugin.ts";
import { type Recording, readRecording } from "../recording/recording.ts";

/** Serves until a signal stops the server. */
export async function serve(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const options = orProblem(() => readServeOptions(args));
  if ("problem" in options) {
    terminal.error(`${options.problem}\nSee: ${terminal.name} serve --help\n`);
    return 2;
  }
  if (options.help) {
    terminal.out(serveHelp(terminal.name));
    return 0;
  }
  try {
    await listen(options, terminal);
    return 0;
  } catch (error) {
    if (isInternal(error)) throw error;
    terminal.error(`${(error as Error).message}\n`);
    return 2;
  }
}

function orProblem<T>(read: () => T): T | UsageError {
  try {
    return read();
  } catch (error) {
    if (isInternal(error)) throw error;
    return { problem: (error as Error).message };
  }
}

async function listen(options: ServeOptions, terminal: Terminal): Promise<void> {
  const isProxy = options.upstream !== undefined || options.exchangeUpstream !== undefined;
  const record = createRecord();
  // A proxy for another exchange stores nothing here.
  const storage = await openDatabase(options.exchangeUpstream === undefined ? options.database : ":memory:");
  await storeSeed(options, storage, terminal);
  let [isStarting, isEnding] = [true, false];
  const resetPoint = resetPointOf(storage);
  const control = options.control && resetPoint;
  const app = await createServer({
    ...options,
    docs: builtSite(),
    seed: undefined,
    mock: false,
    record,
    database: storage,
    control,
    isStarting: () => isStarting,
    isEnding: () => isEnding,
  });
  app.addHook("onClose", () => storage.close());
  const ended = toldToEnd();
  try {
    const address = await app.listen({ port: options.port, host: options.host });
    terminal.out(addresses(address, options));
    // Keys are created only after the server listens. Otherwise, a failed start would lose keys that were never shown.
    const made = options.demo ? [demoText(await makeDemo(storage)), accountText(await makeDemoAccount(storage))] : [];
    if (options.control) await resetPoint.keep();
    isStarting = false;
    for (const text of made) terminal.out(text);
    await ended;
    isEnding = true;
    await wait(options.drainDelay * 1000);
    if (isProxy) terminal.out(reportText(record.report()));
  } finally {
    await app.close();
  }
}

/** Stores the seed before the server listens, so that no request sees partial data. */
async function storeSeed(
  { seed: given, demo, mock }: ServeOptions,
  storage: Storage,
  terminal: Terminal,
): Promise<void> {
  try {
    const seed = await seedFor(storage, given, demo || mock);
    if (seed === undefined) return;
    // Without a seed, its modules are not loaded.
    const { keysText, seedStorage, seedText } = await import("../seed/seed-storage.ts");
    const result = await seedStorage(storage, seed);
    terminal.out(`${seedText(result)}\n`);
    if (result.kind === "stored") terminal.out(keysText(result.keys));
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function addresses(address: string, { upstream, exchangeUpstream, replay }: ServeOptions): string {
  const origin = (service: "exchange" | "query", url: string | undefined): string => {
    if (replay?.services.has(service)) return ", from a recording";
    return url === undefined ? "" : `, forwarded to ${url}`;
  };
  const [exchange, query] = [origin("exchange", exchangeUpstream), origin("query", upstream)];
  return [
    `Exchange API         ${address}/pbx/openapi.php${exchange}`,
    ...(exchange === "" ? [`Login page           ${address}/login`] : []),
    `Query interface      ${address}/api.php${query}`,
    `Documentation        ${address}/docs`,
    ...(exchangeUpstream === undefined && upstream === undefined
      ? []
      : [`Report               ${address}/_kiln/report`]),
    "",
  ].join("\n");
}

function demoText(keys: Readonly<Record<string, string>> | undefined): string {
  if (keys === undefined) return "\nThe demo data already exists; its keys were shown when it was created.\n";
  const lines = Object.entries(keys).map(([kind, key]) => `  ${kind.padEnd(18)}${key}\n`);
  return `\nDemo keys, shown only once (tenant DEMO):\n${lines.join("")}`;
}

function accountText(account: TestAccount | undefined): string {
  if (account === undefined) return "The account Demo already exists; its password was shown when it was created.\n";
  const { name, password, botName, botPassword, token } = account;
  const secrets = [
    [name, password],
    [botName, botPassword],
    ["bearer token", token],
  ] as const;
  const lines = secrets.map(([shown, secret]) => `  ${shown.padEnd(18)}${secret}\n`);
  return `\nPasswords of the query interface, shown only once:\n${lines.join("")}`;
}

const signals = ["SIGINT", "SIGTERM"] as const;

/** In milliseconds: the interval for checking whether the parent process exists. */
const pause = 250;

/**
 * Resolves when the program should end: on a signal, or when npm ends. npm starts programs in a shell and sends its
 * signals to the shell. If a signal ends the shell, the program keeps running. A second signal of any kind ends the
 * process immediately.
 */
export function toldToEnd(): Promise<void> {
  return new Promise((resolve) => {
    const parent = process.ppid;
    const isNpms = process.env["npm_command"] !== undefined;
    const watch = isNpms ? setInterval(() => process.ppid !== parent && end(), pause).unref() : undefined;
    const end = (): void => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, end);
      resolve();
    };
    for (const signal of signals) process.on(signal, end);
  });
}

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const databaseHelp = `the database: a file, created if it is missing (default: ${defaultDatabase}), or mysql://user:password@host:port/name, with commas between the hosts of a cluster`;

const faultHelp =
  "a rule by which requests fail, such as status=503,share=0.1,service=query; may be given several times";

const options = {
  port: {
    type: "string",
    value: "PORT",
    default: "8080",
    help: "the port to listen on (default: 8080; 0 chooses a free one)",
  },
  host: { type: "string", value: "HOST", default: "127.0.0.1", help: "the address to listen on (default: 127.0.0.1)" },
  database: { type: "string", value: "FILE", default: defaultDatabase, help: databaseHelp },
  seed: {
    type: "string",
    value: "PATH",
    help: "the initial data of a new database: a YAML file (see seed.schema.json), or a folder of such files",
  },
  demo: {
    type: "boolean",
    help: "create a tenant, an account, sample data and keys, and print the keys and passwords once",
  },
  "body-limit": {
    type: "string",
    value: "BYTES",
    help: "the maximum size of a request body (default: 65536 for the exchange, 8388608 for the query interface)",
  },
  "rate-limit": {
    type: "string",
    value: "NUMBER",
    help: "the maximum number of requests per minute from one address (default: 600, or no limit with --demo; 0 for no limit)",
  },
  "log-level": {
    type: "string",
    value: "LEVEL",
    default: "info",
    help: "fatal, error, warn, info, debug, trace or silent (default: info)",
  },
  "trust-proxy": {
    type: "string",
    value: "NETS",
    help: "networks of trusted proxies (X-Forwarded-For), separated by commas",
  },
  control: { type: "boolean", help: "for tests: POST /_kiln/reset, GET /_kiln/state and the header x-kiln-fault" },
  fault: { type: "string", multiple: true, value: "RULE", help: faultHelp },
  "fault-seed": {
    type: "string",
    value: "NUMBER",
    default: "1",
    help: "the seed for choosing the requests of a share (default: 1)",
  },
  "drain-delay": {
    type: "string",
    value: "SECONDS",
    default: "0",
    help: "how long to continue serving after a signal, with /readyz returning 503 (default: 0)",
  },
  "metrics-from": {
    type: "string",
    value: "NETS",
    help: "networks that may read /metrics in addition to this machine, separated by commas",
  },
  mock: {
    type: "boolean",
    help: "without --seed: start a database that has no wiki with the data of --demo, without its keys",
  },
  strict: {
    type: "boolean",
    help: "let the exchange refuse unknown fields in a request body, such as misspelled ones",
  },
  private: { type: "boolean", help: "require a login to read through the query interface" },
  "check-answers": {
    type: "string",
    value: "HOW",
    help: "compare responses with the spec: warn logs differences, fail returns an error",
  },
  upstream: {
    type: "string",
    value: "URL",
    help: "a real https://…/api.php: forward requests to it, and report violations of the contract",
  },
  "exchange-upstream": { type: "string", value: "URL", help: "the same for a real https://…/openapi.php" },
  record: {
    type: "string",
    value: "FILE",
    help: "with an upstream: append requests and responses, without secrets, for --replay and kiln learn",
  },
  replay: {
    type: "string",
    value: "FILE",
    help: "respond only from this recording, for the services that it contains",
  },
  debug: { type: "boolean", help: "show the stack of an internal error" },
  version: { type: "boolean", help: "print the version" },
  help: { type: "boolean", short: "h", help: "show this help" },
} as const;

const upstreamNames = ["upstream", "exchange-upstream"] as const;

/** Returns the help of `serve`. `name` is the name of the program. */
export const serveHelp = (name: string): string => `Serves the exchange API and the query interface.

Usage: ${name} serve [options]

${optionsHelp(options)}

With an upstream, each kind of violation is logged once; /_kiln/report lists all, and they are printed when the server ends.
Violations name parameters and fields, but contain no values. No other address is contacted, and redirects are not followed.

A rule of --fault contains latency=MS, or one of status=CODE, cut, truncate, maxlag=SECONDS and ratelimited, or both, and its scope:
share=0.1, service=exchange|query, method=GET, path=/prefix. The first rule that matches a request applies.

For API keys, see ${name} keys --help; for accounts of the query interface, see ${name} users --help.

Exit code 0: ended by a signal. 2: could not start. 3: an internal error.
`;

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly database: string;
  readonly seed: string | undefined;
  readonly demo: boolean;
  readonly bodyLimit: number | undefined;
  readonly rateLimit: number;
  readonly logLevel: string;
  readonly trustProxy: readonly string[] | undefined;
  readonly control: boolean;
  readonly faults: readonly string[];
  readonly faultSeed: number;
  /** In seconds. */
  readonly drainDelay: number;
  readonly metricsFrom: readonly string[] | undefined;
  readonly mock: boolean;
  readonly isPrivate: boolean;
  readonly isStrict: boolean;
  readonly checkAnswers: "warn" | "fail" | undefined;
  readonly recordTo: string | undefined;
  readonly replay: Recording | undefined;
  readonly upstream: string | undefined;
  readonly exchangeUpstream: string | undefined;
  readonly help: boolean;
}

/** Parses the arguments of `serve`. Throws an error with a message for users. */
export function readServeOptions(args: readonly string[]): ServeOptions | UsageError {
  const parsed = parseCommandLine(args, options, Object.keys(options) as (keyof typeof options)[]);
  if ("problem" in parsed) return parsed;
  const {
    values,
    positionals: [word],
  } = parsed;
  if (word !== undefined) return { problem: `The argument “${word}” is not expected.` };
  checkDatabase(values.database);
  for (const name of upstreamNames) if (values[name] !== undefined) readUpstream(values[name], `--${name}`);
  const upstream = upstreamNames.find((name) => values[name] !== undefined);
  if (values.record !== undefined && upstream === undefined) {
    throw new Error("--record needs an upstream: add --upstream or --exchange-upstream");
  }
  if (values.replay !== undefined && upstream !== undefined)
    throw new Error(`--replay and --${upstream} exclude each other`);
  return {
    port: numberOf("--port", values.port, 0, 65_535),
    host: values.host,
    database: values.database,
    seed: values.seed,
    demo: values.demo ?? false,
    bodyLimit:
      values["body-limit"] === undefined ? undefined : numberOf("--body-limit", values["body-limit"], 1, 2 ** 30),
    rateLimit: numberOf("--rate-limit", values["rate-limit"] ?? (values.demo ? "0" : "600"), 0, 2 ** 30),
    logLevel: oneOf("--log-level", levels, values["log-level"]),
    trustProxy:
      values["trust-proxy"] === undefined
        ? undefined
        : networksOf("--trust-proxy", values["trust-proxy"], namedNetworks),
    control: values.control ?? false,
    faults: faultsOf(values.fault ?? []),
    faultSeed: numberOf("--fault-seed", values["fault-seed"], 0, 2 ** 31),
    drainDelay: numberOf("--drain-delay", values["drain-delay"], 0, 300),
    metricsFrom:
      values["metrics-from"] === undefined ? undefined : networksOf("--metrics-from", values["metrics-from"], []),
    mock: values.mock ?? false,
    isPrivate: values.private ?? false,
    isStrict: values.strict ?? false,
    checkAnswers:
      values["check-answers"] === undefined
        ? undefined
        : oneOf("--check-answers", ["warn", "fail"], values["check-answers"]),
    recordTo: values.record,
    replay: values.replay === undefined ? undefined : readRecording(values.replay),
    upstream: values.upstream,
    exchangeUpstream: values["exchange-upstream"],
    help: values.help ?? false,
  };
}

/** Returns the rules after checking that each can be parsed. */
function faultsOf(texts: readonly string[]): readonly string[] {
  for (const text of texts) readFaultRule("--fault", text);
  return texts;
}

/** Names of networks that Fastify knows. */
const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

function networksOf(name: string, text: string, named: readonly string[]): readonly string[] {
  const networks = text.split(",").map((network) => network.trim());
  const wrong = networks.find((network) => !named.includes(network) && !isNetwork(network));
  if (wrong !== undefined)
    throw new Error(`${name} must contain addresses and networks, such as 192.0.2.0/24, not “${wrong}”`);
  return networks;
}

function oneOf<const Value extends string>(name: string, known: readonly Value[], text: string): Value {
  const value = known.find((one) => one === text);
  if (value === undefined) throw new Error(`${name} must be one of ${known.join(", ")}`);
  return value;
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(number >= least && number <= most)) throw new Error(`${name} must be a whole number from ${least} to ${most}`);
  return number;
}
