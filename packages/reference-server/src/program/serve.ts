import { setTimeout as wait } from "node:timers/promises";
import { makeDemo, makeDemoAccount, seedFor, type TestAccount } from "../demo.ts";
import { builtSite } from "../docs/site.ts";
import { resetPointOf } from "../operations/control/reset-point.ts";
import { createRecord, reportText } from "../proxy/contract-record.ts";
import { createServer } from "../server.ts";
import type { Storage } from "../storage/storage.ts";
import type { UsageError } from "./command-line.ts";
import { openDatabase } from "./database.ts";
import { isInternal, type ExitCode, type Terminal } from "./terminal.ts";
import { readServeOptions, serveHelp, type ServeOptions } from "./serve-options.ts";

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
