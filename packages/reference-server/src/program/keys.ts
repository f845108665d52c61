import { parseArgs } from "node:util";
import { usualDatabase, openDatabase } from "./database.js";
import { create, list, revoke } from "./key-actions.js";

/** @typedef {import("./run.js").Terminal} Terminal */

/** @param {string} name of the program */
const help = (name) => `Makes, lists and revokes the API keys of the exchange.

Usage: ${name} keys create KIND [options]
       ${name} keys list [options]
       ${name} keys revoke ID [options]

KIND is global-full, global-read-only, tenant-full or tenant-read-only. The key is printed once: only its hash is stored.

  --tenant CODE      the tenant whose key it is: its code or its name (create, for a tenant's key)
  --label TEXT       what it is for (create)
  --address NET      an address or a net, such as 192.0.2.0/24, from which alone it may be used; may stand several times (create)
  --database FILE    the database (${usualDatabase}); or mysql://user:password@host:port/name
  --format FORMAT    text or json (text)
  --help             this text

Exit code 0: done. 1: there is no such key. 2: not done.
`;

const common = /** @type {const} */ ({
  database: { type: "string", default: usualDatabase },
  format: { type: "string", default: "text" },
  help: { type: "boolean", default: false },
});

/** What each takes, and does. */
const actions = /** @type {const} */ ({
  create: { words: 1, options: { ...common, tenant: { type: "string" }, label: { type: "string" }, address: { type: "string", multiple: true } }, mustExist: false, run: create },
  list: { words: 0, options: common, mustExist: true, run: list },
  revoke: { words: 1, options: common, mustExist: true, run: revoke },
});

/** @param {readonly string[]} args @param {Terminal} terminal @returns {Promise<import("./run.js").ExitCode>} */
export async function keys([name = "--help", ...rest], terminal) {
  if (name === "--help") {
    terminal.out(help(terminal.name));
    return 0;
  }
  try {
    if (!Object.hasOwn(actions, name)) throw new Error(`“${name}” is none of ${Object.keys(actions).join(", ")}`);
    return await act(actions[/** @type {keyof typeof actions} */ (name)], rest, terminal);
  } catch (error) {
    terminal.error(`${/** @type {Error} */ (error).message}\nSee: ${terminal.name} keys --help\n`);
    return 2;
  }
}

/** @param {typeof actions[keyof typeof actions]} action @param {string[]} args @param {Terminal} terminal */
async function act({ words, options, mustExist, run }, args, terminal) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) {
    terminal.out(help(terminal.name));
    return 0;
  }
  if (positionals.length !== words) throw new Error(words === 0 ? `“${positionals[0]}” is one word too many` : "One word is wanted here: a kind, or the id of a key");
  if (values.format !== "text" && values.format !== "json") throw new Error("--format takes text or json");
  const storage = await openDatabase(values.database, { mustExist });
  try {
    return await run(storage, positionals[0] ?? "", /** @type {import("./key-actions.js").Values} */ (values), terminal);
  } finally {
    await storage.close();
  }
}
