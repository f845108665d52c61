import type { ImportOrder } from "../seed/import/import-seed.ts";
import type { Pages } from "../seed/import/choice.ts";
import { mostRevisions } from "../seed/import/ask-wiki.ts";
import type { CommandLine, OptionTable } from "./command-line.ts";

export const seedOptions = {
  from: { type: "string", value: "URL|FILE", help: "the address of the api.php of a wiki; or a file of recorded answers" },
  output: { type: "string", value: "FOLDER", help: "where the seed is written" },
  contact: { type: "string", value: "TEXT", help: "how to reach you, for the wiki: an address of mail or of a page, or User:Name" },
  titles: { type: "string", value: "A|B", help: "these pages" },
  category: { type: "string", value: "NAME", help: "pages in a category" },
  prefix: { type: "string", value: "TEXT", help: "pages whose titles begin so" },
  pages: { type: "string", value: "N", default: "50", help: "how many pages at most, in the order of the wiki's list (50); without the three above, the first by title" },
  revisions: { type: "string", value: "N", default: "1", help: `how many of the latest revisions of each page, up to ${mostRevisions} (1)` },
  blocks: { type: "boolean", help: "the blocks of the wiki, too" },
  pause: { type: "string", value: "MS", default: "200", help: "between two requests (200)" },
  "max-bytes": { type: "string", value: "N", default: "67108864", help: "of all answers together, at most (67108864)" },
  debug: { type: "boolean", help: "show the stack of an internal error" },
  version: { type: "boolean", help: "print the version" },
  help: { type: "boolean", short: "h", help: "this text" },
} as const satisfies OptionTable;

type Values = CommandLine<typeof seedOptions>["values"];

/** What the options ask for. Throws an error for people. */
export function orderOf(values: Values): ImportOrder {
  const { from, output } = values;
  if (from === undefined || from === "") throw new Error("--from takes the address of a wiki's api.php, or a file of recorded answers");
  if (output === undefined || output === "") throw new Error("--output takes the folder for the seed");
  return {
    from: sourceOf(from, values),
    output,
    choice: { pages: pagesOf(values), revisions: numberOf("--revisions", values.revisions, 1, mostRevisions), blocks: values.blocks === true },
    pause: numberOf("--pause", values.pause, 0, 60_000),
    maxBytes: numberOf("--max-bytes", values["max-bytes"], 1, 2 ** 31),
  };
}

function sourceOf(from: string, { contact = "", titles, category, prefix, blocks }: Values): ImportOrder["from"] {
  if (!/^https?:\/\//i.test(from)) {
    if (titles !== undefined || category !== undefined || prefix !== undefined || blocks) throw new Error("--titles, --category, --prefix and --blocks are for wikis: all that recorded answers hold is taken");
    return { kind: "answers", file: from };
  }
  if (!URL.canParse(from)) throw new Error(`“${from}” is no address of a wiki's api.php`);
  const { username, password } = new URL(from);
  if (username !== "" || password !== "") throw new Error("--from takes an address without a name and a password");
  if (!/@|:\/\/|User:/.test(contact) || !/^[\x20-\x7e]+$/.test(contact)) throw new Error("--contact takes how to reach you, which the wiki is told: an address of mail or of a page, or User:Name");
  return { kind: "wiki", endpoint: from, contact };
}

function pagesOf({ titles, category, prefix, pages }: Values): Pages {
  if ([titles, category, prefix].filter((one) => one !== undefined).length > 1) throw new Error("Give one of --titles, --category and --prefix");
  const most = numberOf("--pages", pages, 1, 5000);
  if (titles !== undefined) {
    const named = titles.split("|").map((one) => one.trim()).filter((one) => one !== "");
    if (named.length === 0) throw new Error("--titles takes titles with | between them");
    return { kind: "titles", titles: named };
  }
  return category === undefined ? { kind: "prefix", prefix: prefix ?? "", most } : { kind: "category", category, most };
}

function numberOf(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) throw new Error(`${option} takes a number from ${least} to ${most}`);
  return number;
}
