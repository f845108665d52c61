import { openStorage } from "../../storage/open.ts";
import { seedStorage } from "../seed-storage.ts";
import { askWiki } from "./ask-wiki.ts";
import type { Choice } from "./choice.ts";
import type { Limits } from "./limited-fetch.ts";
import { createNotes } from "./notes.ts";
import { printSeed } from "./print-seed.ts";
import { readAnswers } from "./read-answers.ts";
import { seedOf } from "./seed-of.ts";
import { checkFolder, writeFolder } from "./write-folder.ts";

export interface ImportOrder extends Limits {
  readonly from:
    | { readonly kind: "wiki"; readonly endpoint: string; readonly contact: string }
    | { readonly kind: "answers"; readonly file: string };
  readonly choice: Choice;
  readonly output: string;
}

export interface Imported {
  readonly pages: number;
  readonly files: number;
  readonly users: number;
  /** What was left out or changed, a line for each reason. */
  readonly notes: readonly string[];
}

/** Makes a seed of what a wiki answers. The folder is there whole, and the server can start with it, or as it was before. */
export async function importSeed({ from, choice, output, ...limits }: ImportOrder): Promise<Imported> {
  checkFolder(output);
  const notes = createNotes();
  const facts =
    from.kind === "wiki"
      ? await askWiki({ ...from, ...limits }, choice, notes)
      : readAnswers(from.file, limits.maxBytes, notes);
  const seed = seedOf(facts, notes);
  const { pages = [], files = [], users = [] } = seed;
  if (pages.length + files.length === 0)
    throw new Error(
      "No importable page was found: nothing was written. Name other pages with --titles, --category or --prefix",
    );
  await writeFolder(output, printSeed(seed, facts, sourceName(from)), checkLoads);
  return { pages: pages.length, files: files.length, users: users.length, notes: notes.lines() };
}

function sourceName(from: ImportOrder["from"]): string {
  if (from.kind === "answers") return "recorded answers";
  const { origin, pathname } = new URL(from.endpoint);
  return origin + pathname;
}

/** Starts a database in memory with the seed. */
async function checkLoads(folder: string): Promise<void> {
  const storage = await openStorage(":memory:");
  try {
    await seedStorage(storage, folder);
  } finally {
    await storage.close();
  }
}
