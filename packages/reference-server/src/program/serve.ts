import { makeDemo } from "../demo.js";
import { readOptions, serveHelp } from "../options.js";
import { createRecord, reportText } from "../proxy/record.js";
import { createServer } from "../server.js";
import { openDatabase } from "./database.js";

/**
 * Serves until it is told to end. @param {readonly string[]} args @param {import("./run.js").Terminal} terminal
 * @returns {Promise<import("./run.js").ExitCode>}
 */
export async function serve(args, terminal) {
  /** @type {ReturnType<typeof readOptions>} */
  let options;
  try {
    options = readOptions(args);
  } catch (error) {
    terminal.error(`${/** @type {Error} */ (error).message}\nSee: ${terminal.name} serve --help\n`);
    return 2;
  }
  if (options.help) {
    terminal.out(serveHelp(terminal.name));
    return 0;
  }
  return listen(options, terminal).catch((/** @type {Error} */ error) => {
    terminal.error(`${error.message}\n`);
    return 2;
  });
}

/** @param {ReturnType<typeof readOptions>} options @param {import("./run.js").Terminal} terminal @returns {Promise<0>} */
async function listen(options, terminal) {
  const isProxy = options.upstream !== undefined || options.exchangeUpstream !== undefined;
  const record = createRecord();
  // Of an exchange that is somewhere else, nothing is stored here.
  const storage = await openDatabase(options.exchangeUpstream === undefined ? options.database : ":memory:");
  const app = await createServer({ ...options, record, database: storage });
  app.addHook("onClose", () => storage.close());
  // What is under way is answered first; a second signal ends it at once.
  const ended = new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, resolve);
  });
  try {
    const address = await app.listen({ port: options.port, host: options.host });
    terminal.out(addresses(address, options));
    // Not before it listens: keys that were made and never shown would be lost.
    if (options.demo) terminal.out(demoText(await makeDemo(storage)));
    await ended;
    if (isProxy) terminal.out(reportText(record.report()));
  } finally {
    await app.close();
  }
  return 0;
}

/** @param {string} address @param {ReturnType<typeof readOptions>} options */
function addresses(address, { upstream, exchangeUpstream }) {
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

/** @param {Readonly<Record<string, string>> | undefined} keys */
function demoText(keys) {
  if (keys === undefined) return "\nThe demo data is there already; its keys were shown when it was made.\n";
  const lines = Object.entries(keys).map(([kind, key]) => `  ${kind.padEnd(18)}${key}\n`);
  return `\nDemo keys, shown this once (tenant DEMO):\n${lines.join("")}`;
}
