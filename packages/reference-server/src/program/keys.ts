import type { Storage } from "../storage/storage.ts";
import { optionsHelp, parseCommandLine } from "./command-line.ts";
import { openDatabase } from "./database.ts";
import { isInternal } from "./internal-error.ts";
import { create, list, revoke } from "./key-actions.ts";
import { keyOptions, type KeyValues } from "./key-options.ts";
import { didYouMean } from "./suggest.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const help = (name: string): string => `Makes, lists and revokes the API keys of the exchange.

Usage: ${name} keys create KIND [options]
       ${name} keys list [options]
       ${name} keys revoke ID [options]

KIND is global-full, global-read-only, tenant-full or tenant-read-only. The key is printed once: only its hash is stored.

${optionsHelp(keyOptions)}

Exit code 0: done. 1: there is no such key. 2: not done. 3: an internal error.
`;

interface Action {
  /** What the word that it takes is. */
  readonly word?: string;
  readonly options: readonly (keyof typeof keyOptions)[];
  /** Whether a new database would be of no use. */
  readonly mustExist: boolean;
  readonly run: (storage: Storage, word: string, values: KeyValues, terminal: Terminal) => Promise<ExitCode>;
}

const common = ["database", "format", "debug", "help"] as const;

const actions: Readonly<Record<string, Action>> = {
  create: { word: "a kind", options: ["tenant", "label", "address", ...common], mustExist: false, run: create },
  list: { options: common, mustExist: true, run: list },
  revoke: { word: "the id of a key", options: common, mustExist: true, run: revoke },
};

export async function keys([name = "--help", ...rest]: readonly string[], terminal: Terminal): Promise<ExitCode> {
  if (name === "--help" || name === "-h") {
    terminal.out(help(terminal.name));
    return 0;
  }
  try {
    return await act(actionNamed(name), rest, terminal);
  } catch (error) {
    if (isInternal(error)) throw error;
    terminal.error(`${(error as Error).message}\nSee: ${terminal.name} keys --help\n`);
    return 2;
  }
}

function actionNamed(name: string): Action {
  const known = Object.keys(actions);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) throw new Error(`“${name}” is none of ${known.join(", ")}. ${didYouMean(name, known) ?? ""}`.trimEnd());
  return action;
}

async function act({ word, options, mustExist, run }: Action, args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const parsed = parseCommandLine(args, keyOptions, options);
  if ("problem" in parsed) throw new Error(parsed.problem);
  const { values, positionals } = parsed;
  if (values.help) {
    terminal.out(help(terminal.name));
    return 0;
  }
  const tooMany = positionals[word === undefined ? 0 : 1];
  if (tooMany !== undefined) throw new Error(`“${tooMany}” is one word too many`);
  if (word !== undefined && positionals.length === 0) throw new Error(`What is missing is ${word}`);
  if (values.format !== "text" && values.format !== "json") throw new Error("--format takes text or json");
  const storage = await openDatabase(values.database, { mustExist });
  try {
    return await run(storage, positionals[0] ?? "", values, terminal);
  } finally {
    await storage.close();
  }
}
