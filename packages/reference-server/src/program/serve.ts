import { createRecord, reportText } from "../proxy/contract-record.ts";
import { createServer } from "../server.ts";
import type { UsageError } from "./command-line.ts";
import { openDatabase } from "./database.ts";
import { makeDemo, makeDemoAccount } from "./demo.ts";
import { isInternal } from "./internal-error.ts";
import { readServeOptions, serveHelp, type ServeOptions } from "./serve-options.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/** Serves until a signal ends it. */
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
  // In front of another exchange, nothing is stored here.
  const storage = await openDatabase(options.exchangeUpstream === undefined ? options.database : ":memory:");
  const app = await createServer({ ...options, record, database: storage });
  app.addHook("onClose", () => storage.close());
  // Requests in progress are answered first; a second signal ends the process at once.
  const ended = new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, resolve);
  });
  try {
    const address = await app.listen({ port: options.port, host: options.host });
    terminal.out(addresses(address, options));
    // Not before it listens: keys that were made and never shown would be lost.
    if (options.demo) {
      terminal.out(demoText(await makeDemo(storage)));
      terminal.out(accountText(await makeDemoAccount(storage)));
    }
    await ended;
    if (isProxy) terminal.out(reportText(record.report()));
  } finally {
    await app.close();
  }
}

function addresses(address: string, { upstream, exchangeUpstream }: ServeOptions): string {
  const exchange = exchangeUpstream === undefined ? "" : `, in front of ${exchangeUpstream}`;
  const query = upstream === undefined ? "" : `, in front of ${upstream}`;
  return [
    `Exchange API         ${address}/pbx/openapi.php${exchange}`,
    ...(exchangeUpstream === undefined ? [`Login page           ${address}/login`] : []),
    `Query interface      ${address}/api.php${query}`,
    `Documentation        ${address}/docs`,
    ...(exchange + query === "" ? [] : [`Report               ${address}/_kiln/report`]),
    "",
  ].join("\n");
}

function demoText(keys: Readonly<Record<string, string>> | undefined): string {
  if (keys === undefined) return "\nThe demo data is there already; its keys were shown when it was made.\n";
  const lines = Object.entries(keys).map(([kind, key]) => `  ${kind.padEnd(18)}${key}\n`);
  return `\nDemo keys, shown this once (tenant DEMO):\n${lines.join("")}`;
}

function accountText(secrets: Readonly<Record<string, string>> | undefined): string {
  if (secrets === undefined) return "The account Demo is there already; its password was shown when it was made.\n";
  const lines = Object.entries(secrets).map(([name, secret]) => `  ${name.padEnd(18)}${secret}\n`);
  return `\nPasswords of the query interface, shown this once:\n${lines.join("")}`;
}
