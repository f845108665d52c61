import { existsSync } from "node:fs";
import { isAddress, readAddresses } from "../storage/mariadb/connect.ts";
import { openStorage } from "../storage/open.ts";
import type { Storage } from "../storage/storage.ts";
import { type CommandLine, type OptionTable, optionsHelp, parseCommandLine } from "./command-line.ts";
import { type ExitCode, type Terminal, didYouMean, isInternal } from "./terminal.ts";

export const defaultDatabase = "kiln.db";

/**
 * Opens the database of the option `--database`. Throws an error with a message for users. Commands that are useless on
 * a new database set `mustExist`.
 */
export async function openDatabase(
  name: string,
  { mustExist = false }: { readonly mustExist?: boolean } = {},
): Promise<Storage> {
  checkDatabase(name);
  const isMissing = !isAddress(name) && !existsSync(name);
  if (mustExist && isMissing) throw new Error(`There is no database “${name}”. Name another one with --database`);
  return openStorage(name);
}

/** Throws an error with a message for users if the name is not valid. */
export function checkDatabase(name: string): void {
  if (isAddress(name)) readAddresses(name);
  else if (/^\w+:\/\//.test(name))
    throw new Error(`--database must be a file or mysql://…, not ${name.split(":", 1)[0]}`);
}

/* Commands that change or show stored data: `keys create`, `tenants list` … */

const databaseHelp = `the database: a file (default: ${defaultDatabase}), or mysql://user:password@host:port/name, with commas between the hosts of a cluster`;

/** The options of every action. */
const commonOptions = {
  database: { type: "string", value: "FILE", default: defaultDatabase, help: databaseHelp },
  format: { type: "string", value: "FORMAT", default: "text", help: "the output format: text or json (default: text)" },
  json: { type: "boolean", help: "the same as --format json" },
  debug: { type: "boolean", help: "show the stack of an internal error" },
  version: { type: "boolean", help: "print the version" },
  help: { type: "boolean", short: "h", help: "show this help" },
} as const satisfies OptionTable;

type Options<Own extends OptionTable> = Own & typeof commonOptions;

export interface ActionCall<Own extends OptionTable> {
  readonly storage: Storage;
  /** The positional arguments. */
  readonly words: readonly string[];
  readonly values: CommandLine<Own>["values"];
  readonly isJson: boolean;
  readonly terminal: Terminal;
}

interface Action<Own extends OptionTable> {
  /** The names of the positional arguments. */
  readonly words?: readonly string[];
  /** The options of the command that the action accepts. */
  readonly options?: readonly (keyof Own & string)[];
  /** True if the action requires an existing database. */
  readonly mustExist: boolean;
  readonly run: (call: ActionCall<Own>) => Promise<ExitCode>;
}

export interface ActionCommand<Own extends OptionTable> {
  readonly name: string;
  /** Returns the help text before the options. `program` is the name of the program. */
  readonly about: (program: string) => string;
  readonly exitCodes: string;
  readonly options: Own;
  readonly actions: Readonly<Record<string, Action<Own>>>;
}

/** Runs the action that the first argument names. Invalid arguments result in a message and exit code 2. */
export async function runAction<Own extends OptionTable>(
  command: ActionCommand<Own>,
  [name = "--help", ...rest]: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  if (name === "--help" || name === "-h") return showHelp(command, terminal);
  try {
    return await act(command, actionNamed(command, name), rest, terminal);
  } catch (error) {
    if (isInternal(error)) throw error;
    terminal.error(`${(error as Error).message}\nSee: ${terminal.name} ${command.name} --help\n`);
    return 2;
  }
}

function showHelp<Own extends OptionTable>(
  { about, options, exitCodes }: ActionCommand<Own>,
  { name, out }: Terminal,
): ExitCode {
  out(`${about(name)}\n${optionsHelp({ ...options, ...commonOptions })}\n\nExit code ${exitCodes}\n`);
  return 0;
}

function actionNamed<Own extends OptionTable>({ actions }: ActionCommand<Own>, name: string): Action<Own> {
  const known = Object.keys(actions);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined)
    throw new Error(
      `There is no action “${name}”. Known: ${known.join(", ")}. ${didYouMean(name, known) ?? ""}`.trimEnd(),
    );
  return action;
}

async function act<Own extends OptionTable>(
  command: ActionCommand<Own>,
  { words = [], options = [], mustExist, run }: Action<Own>,
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const table: OptionTable = { ...command.options, ...commonOptions };
  const parsed = parseCommandLine(args, table as Options<Own>, [...options, ...Object.keys(commonOptions)]);
  if ("problem" in parsed) throw new Error(parsed.problem);
  const { positionals } = parsed;
  const values = parsed.values as CommandLine<typeof commonOptions>["values"] & CommandLine<Own>["values"];
  if (values.help) return showHelp(command, terminal);
  const tooMany = positionals[words.length];
  if (tooMany !== undefined) throw new Error(`The argument “${tooMany}” is not expected`);
  const missing = words[positionals.length];
  if (missing !== undefined) throw new Error(`The argument is missing: ${missing}`);
  if (values.format !== "text" && values.format !== "json") throw new Error("--format must be text or json");
  const isJson = values.json === true || values.format === "json";
  const storage = await openDatabase(values.database, { mustExist });
  try {
    return await run({ storage, words: positionals, values, isJson, terminal });
  } finally {
    await storage.close();
  }
}
