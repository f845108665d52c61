import { QueryError, TransportError } from "@kiln/client/query";
import { importSeed, type ImportOrder } from "../seed/import/import-seed.ts";
import { optionsHelp, parseCommandLine, type CommandLine, type OptionTable } from "./command-line.ts";
import { type ExitCode, type Terminal, didYouMean, isInternal } from "./terminal.ts";
import type { Pages } from "../seed/import/gather.ts";
import { mostRevisions } from "../seed/import/ask-wiki.ts";

/**
 * `seed import`: builds a seed from the responses of a wiki. Invalid arguments and errors of the wiki result in a short
 * message and exit code 2.
 */
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

/** Replaces control characters, because text from a wiki must not reach the terminal unescaped. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, "?");
}

/** Returns the message for an error of the wiki, including advice; `undefined` for any other error. */
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

export const seedOptions = {
  from: { type: "string", value: "URL|FILE", help: "the address of a wiki's api.php, or a file of recorded responses" },
  output: { type: "string", value: "FOLDER", help: "the folder to write the seed to" },
  contact: {
    type: "string",
    value: "TEXT",
    help: "your contact for the operators of the wiki: an email address, a URL or User:Name",
  },
  titles: { type: "string", value: "A|B", help: "the pages with these titles" },
  category: { type: "string", value: "NAME", help: "the pages in a category" },
  prefix: { type: "string", value: "TEXT", help: "the pages whose titles begin with this text" },
  pages: {
    type: "string",
    value: "N",
    default: "50",
    help: "the maximum number of pages, in the order of the wiki's list (default: 50); without --titles, --category and --prefix, the first by title",
  },
  revisions: {
    type: "string",
    value: "N",
    default: "1",
    help: `the number of latest revisions of each page, up to ${mostRevisions} (default: 1)`,
  },
  blocks: { type: "boolean", help: "also import the blocks of the wiki" },
  pause: { type: "string", value: "MS", default: "200", help: "the pause between two requests (default: 200)" },
  "max-bytes": {
    type: "string",
    value: "N",
    default: "67108864",
    help: "the maximum size of all responses together (default: 67108864)",
  },
  debug: { type: "boolean", help: "show the stack of an internal error" },
  version: { type: "boolean", help: "print the version" },
  help: { type: "boolean", short: "h", help: "show this help" },
} as const satisfies OptionTable;

type Values = CommandLine<typeof seedOptions>["values"];

/** Returns the import that the options describe. Throws an error with a message for users. */
export function orderOf(values: Values): ImportOrder {
  const { from, output } = values;
  if (from === undefined || from === "")
    throw new Error("--from must be the address of a wiki's api.php, or a file of recorded responses");
  if (output === undefined || output === "") throw new Error("--output must name the folder for the seed");
  return {
    from: sourceOf(from, values),
    output,
    choice: {
      pages: pagesOf(values),
      revisions: numberOf("--revisions", values.revisions, 1, mostRevisions),
      blocks: values.blocks === true,
    },
    pause: numberOf("--pause", values.pause, 0, 60_000),
    maxBytes: numberOf("--max-bytes", values["max-bytes"], 1, 2 ** 31),
  };
}

function sourceOf(from: string, { contact = "", titles, category, prefix, blocks }: Values): ImportOrder["from"] {
  if (!/^https?:\/\//i.test(from)) {
    if (titles !== undefined || category !== undefined || prefix !== undefined || blocks)
      throw new Error(
        "--titles, --category, --prefix and --blocks are only for wikis: recorded responses are imported completely",
      );
    return { kind: "answers", file: from };
  }
  if (!URL.canParse(from)) throw new Error(`“${from}” is not the address of a wiki's api.php`);
  const { username, password } = new URL(from);
  if (username !== "" || password !== "") throw new Error("--from must be an address without a user name and password");
  if (!/@|:\/\/|User:/.test(contact) || !/^[\x20-\x7e]+$/.test(contact))
    throw new Error(
      "--contact must be your contact for the operators of the wiki: an email address, a URL or User:Name",
    );
  return { kind: "wiki", endpoint: from, contact };
}

function pagesOf({ titles, category, prefix, pages }: Values): Pages {
  if ([titles, category, prefix].filter((one) => one !== undefined).length > 1)
    throw new Error("Use only one of --titles, --category and --prefix");
  const most = numberOf("--pages", pages, 1, 5000);
  if (titles !== undefined) {
    const named = titles
      .split("|")
      .map((one) => one.trim())
      .filter((one) => one !== "");
    if (named.length === 0) throw new Error("--titles must be titles separated by |");
    return { kind: "titles", titles: named };
  }
  return category === undefined ? { kind: "prefix", prefix: prefix ?? "", most } : { kind: "category", category, most };
}

function numberOf(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) throw new Error(`${option} must be a number from ${least} to ${most}`);
  return number;
}
