import {
  statSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { Document, isScalar, visit } from "yaml";
import { openStorage } from "../../storage/open.ts";
import { seedStorage } from "../seed-storage.ts";
import { type Limits, askWiki, tooMuch } from "./ask-wiki.ts";
import { type Choice, type Notes, type Told, createNotes, gather } from "./gather.ts";
import { seedOf } from "./seed-of.ts";
import { readRecording } from "../../recording/recording.ts";
import { noFacts, type Facts } from "./facts.ts";
import type { WikiSeed } from "../seed.ts";

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
  /** Data that was omitted or changed, one line for each reason. */
  readonly notes: readonly string[];
}

/**
 * Builds a seed from the responses of a wiki. On success, the folder is complete, and the server can start with it. On
 * failure, the folder is unchanged.
 */
export async function importSeed({ from, choice, output, ...limits }: ImportOrder): Promise<Imported> {
  checkFolder(output);
  const notes = createNotes();
  const facts =
    from.kind === "wiki"
      ? await askWiki({ ...from, ...limits }, choice, notes)
      : readResponses(from.file, limits.maxBytes, notes);
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

/** Checks that a database in memory can be seeded from the folder. */
async function checkLoads(folder: string): Promise<void> {
  const storage = await openStorage(":memory:");
  try {
    await seedStorage(storage, folder);
  } finally {
    await storage.close();
  }
}

/** Reads facts from the responses in a recording. Throws an error with a message for users. */
function readResponses(file: string, maxBytes: number, notes: Notes): Facts {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) throw new Error(tooMuch(maxBytes));
  const facts = noFacts();
  const told = [...readRecording(file).answers.values()]
    .flat()
    .flatMap(({ query, body }) => toldIn(query, body, notes));
  // Log entries may refer to pages of another response, so they are added last.
  for (const one of told) gather(facts, { ...one, logevents: [] });
  for (const { logevents } of told) gather(facts, { logevents });
  return facts;
}

function toldIn(request: string, body: object | undefined, notes: Notes): readonly Told[] {
  const told = (body as { readonly query?: Told } | undefined)?.query;
  const isOld = told !== undefined && typeof told["pages"] === "object" && !Array.isArray(told["pages"]);
  if (isOld) notes.add("Responses left out because they do not have formatversion=2", request);
  return told === undefined || isOld ? [] : [told];
}

/** Refuses a folder with files that were not written by an import. Throws an error with a message for users. */
function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new Error(`“${folder}” is not a folder: choose another --output`);
  const foreign = readdirSync(folder).find((name) => !isImported(join(folder, name)));
  if (foreign !== undefined)
    throw new Error(
      `“${join(folder, foreign)}” was not written by an import: choose another --output, or move the file`,
    );
}

function isImported(file: string): boolean {
  if (!file.endsWith(".yaml") || !statSync(file).isFile()) return false;
  const start = Buffer.alloc(Buffer.byteLength(firstLine));
  const open = openSync(file, "r");
  try {
    readSync(open, start, 0, start.length, 0);
  } finally {
    closeSync(open);
  }
  return start.toString() === firstLine;
}

/**
 * Replaces a folder with these files. `check` receives the new files before they replace the old ones. On failure, the
 * folder is unchanged.
 */
async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
  check: (folder: string) => Promise<void>,
): Promise<void> {
  const target = resolve(folder);
  mkdirSync(dirname(target), { recursive: true });
  const made = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  const [next, before] = [join(made, "next"), join(made, "before")];
  try {
    mkdirSync(next);
    for (const [name, text] of files) writeFileSync(join(next, name), text);
    await check(next);
    if (existsSync(target)) renameSync(target, before);
    renameSync(next, target);
  } catch (error) {
    if (existsSync(before) && !existsSync(target)) renameSync(before, target);
    throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** The first line of every file that an import writes. */
const firstLine = "# Imported by kiln seed import.";

/**
 * Characters that YAML parsers reject unless they are escaped. Strings with such characters are written in double
 * quotes.
 */
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Cs}|[\ufdd0-\ufdef]/gu;

function printSeed(seed: WikiSeed, facts: Facts, source: string): ReadonlyMap<string, string> {
  const { users, files, ...others } = seed;
  const parts = { "00-users.yaml": { users }, "files.yaml": { files }, "pages.yaml": others };
  const head = headOf(facts, source);
  return new Map(
    Object.entries(parts).flatMap(([name, part]) => {
      const wiki = Object.fromEntries(Object.entries(part).filter(([, list]) => list !== undefined && list.length > 0));
      return Object.keys(wiki).length === 0 ? [] : [[name, head + yamlOf({ wiki })] as const];
    }),
  );
}

function headOf({ site, licence }: Facts, source: string): string {
  const rights = [licence.text, licence.url].filter((one) => one !== undefined && one !== "").join(", ");
  const lines = [
    `Source: ${source}${site.sitename === undefined ? "" : ` (${site.sitename}; ${site.generator ?? "unknown software"})`}`,
    `As of: ${site.time ?? "not stated by the source"}`,
    `License of the content: ${rights === "" ? "not stated by the source" : rights}`,
  ];
  return `${firstLine}\n${lines.map((line) => `# ${inOneLine(line)}\n`).join("")}`;
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(unprintable, "?").trim();
}

function yamlOf(value: object): string {
  const document = new Document(value, { version: "1.2", schema: "core", aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string") return;
      const { value: text } = node;
      unprintable.lastIndex = 0;
      if (unprintable.test(text) || text.startsWith("\n")) node.type = "QUOTE_DOUBLE";
      else if (text.includes("\n")) node.type = "BLOCK_LITERAL";
    },
  });
  return document.toString({ lineWidth: 0, minContentWidth: 0 }).replaceAll(unprintable, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
