import { keys } from "./keys.js";
import { serve } from "./serve.js";

/** @typedef {import("./run.js").Terminal} Terminal @typedef {import("./run.js").ExitCode} ExitCode */

/** @type {Readonly<Record<string, (args: readonly string[], terminal: Terminal) => Promise<ExitCode>>>} */
const commands = { serve, keys };

/** @type {typeof import("./run.js").run} */
export async function run(args, terminal) {
  const [name = ""] = args;
  if (name === "" || name.startsWith("-")) return serve(args, terminal);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command(args.slice(1), terminal);
  terminal.error(`There is no command “${name}”. Known: ${Object.keys(commands).join(", ")}.\nSee: ${terminal.name} --help\n`);
  return 2;
}
