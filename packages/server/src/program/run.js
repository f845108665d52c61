import { createRequire } from "module";
import { nodeFault } from "../node-floor.js";
import { debug, internalError } from "./internal-error.js";

/** @typedef {import("./run.js").Terminal} Terminal @typedef {import("./run.js").ExitCode} ExitCode */
/** @typedef {(args: readonly string[], terminal: Terminal) => Promise<ExitCode>} Command */

/** Each is imported when the Node is known to be able to. @type {Readonly<Record<string, () => Promise<Command>>>} */
const commands = {
  serve: () => import("./serve.js").then((module) => module.serve),
  keys: () => import("./keys.js").then((module) => module.keys),
};

/** @type {typeof import("./run.js").run} */
export async function run(args, terminal) {
  const fault = nodeFault("The server", createRequire(import.meta.url)("../../package.json").engines.node);
  if (fault !== undefined) {
    terminal.error(`${fault}\n`);
    return 2;
  }
  return runCommand(args.filter((one) => one !== debug), terminal).catch((error) => failed(error, args, terminal));
}

/** @type {Command} */
async function runCommand(args, terminal) {
  const [name = ""] = args;
  const isServing = name === "" || name.startsWith("-");
  const load = isServing ? commands["serve"] : Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load !== undefined) return (await load())(isServing ? args : args.slice(1), terminal);
  terminal.error(`There is no command “${name}”. Known: ${Object.keys(commands).join(", ")}.\nSee: ${terminal.name} --help\n`);
  return 2;
}

/** @param {NodeJS.ErrnoException} error @param {readonly string[]} args @param {Terminal} terminal @returns {2 | 3} */
function failed(error, args, terminal) {
  if (error.code !== "ERR_MODULE_NOT_FOUND") return internalError(error, args, terminal);
  terminal.error(`The server needs what is not installed. Run: npm install\n${error.message}\n`);
  return 2;
}
