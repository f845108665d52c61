import { QueryError, TransportError } from "@kiln/client/query";
import { importSeed } from "../seed/import/import-seed.ts";
import { optionsHelp, parseCommandLine } from "./command-line.ts";
import { isInternal } from "./internal-error.ts";
import { orderOf, seedOptions } from "./seed-options.ts";
import { didYouMean } from "./suggest.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

/** `seed import`: makes a seed of what a wiki answers. Whatever is wrong with the call or the wiki is a sentence, and exit code 2. */
export async function seed([action = "--help", ...args]: readonly string[], terminal: Terminal): Promise<ExitCode> {
  if (action === "--help" || action === "-h") return showHelp(terminal);
  try {
    if (action !== "import")
      throw new Error(
        `There is no action “${action}”. ${didYouMean(action, ["import"]) ?? "Known: import."}`.trimEnd(),
      );
    return await importFrom(args, terminal);
  } catch (error) {
    const sentence = ofTheWiki(error);
    if (sentence === undefined && isInternal(error)) throw error;
    terminal.error(
      `${withoutControls(sentence ?? (error as Error).message)}\nNothing was written. See: ${terminal.name} seed --help\n`,
    );
    return 2;
  }
}

function showHelp({ name, out }: Terminal): ExitCode {
  out(`Creates a seed from the responses of another wiki: pages, files, users, protections.

Usage: ${name} seed import --from URL --contact TEXT --output FOLDER [options]
       ${name} seed import --from FILE.jsonl --output FOLDER [options]

Requests are sent one at a time, to spare the wiki. Data that a seed cannot contain is left out and reported. Start the server with --seed FOLDER.

${optionsHelp(seedOptions)}

Exit code 0: done. 2: not done. 3: an internal error.
`);
  return 0;
}

async function importFrom(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const parsed = parseCommandLine(args, seedOptions, Object.keys(seedOptions) as (keyof typeof seedOptions)[]);
  if ("problem" in parsed) throw new Error(parsed.problem);
  const {
    values,
    positionals: [word],
  } = parsed;
  if (values.help) return showHelp(terminal);
  if (word !== undefined) throw new Error(`The argument “${word}” is not expected`);
  const order = orderOf(values);
  const { pages, files, users, notes } = await importSeed(order);
  for (const note of notes) terminal.error(`${note}\n`);
  terminal.out(
    `${order.output} has ${pages} pages, ${files} files and ${users} users. Start with: ${terminal.name} serve --seed ${order.output}\n`,
  );
  return 0;
}

/** What a wiki says must not reach the terminal as it is. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, "?");
}

/** What went wrong at the wiki, with what helps; undefined where the fault is another one. */
function ofTheWiki(error: unknown): string | undefined {
  if (error instanceof QueryError)
    return `The wiki refused a request with the error ${error.code}: ${error.info}\n${remedies[error.code] ?? "Request less data, or other pages."}`;
  if (error instanceof TransportError)
    return `The response is not that of an Action API: ${error.message}\nCheck that --from is the address of the wiki's api.php, or try again later.`;
  return undefined;
}

const remedies: Readonly<Record<string, string>> = {
  readapidenied: "Only accounts read this wiki. Record answers with an account, and import from the file.",
  maxlag: "Its databases are lagging. Try again later.",
  ratelimited: "Try again later, with a longer --pause.",
};
