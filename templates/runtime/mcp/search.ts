import { type ToolResult, failure, text } from "./response.js";
import type { Entry, ProjectTable, ServiceTable } from "./table.js";

export interface SearchArguments {
  readonly query: string;
  readonly service?: string | undefined;
  readonly limit?: number | undefined;
}

const defaultLimit = 8;

/** The maximum length of a summary in a result. */
const longest = 160;

/** Creates the tool `search`. The index is built by the first search. */
export function createSearch(project: ProjectTable): (given: SearchArguments) => ToolResult {
  let rank: ((query: string) => readonly Found[]) | undefined;
  return ({ query, service, limit = defaultLimit }) => {
    const known = project.services.map(({ id }) => id);
    if (service !== undefined && !known.includes(service))
      return failure(`There is no service ${JSON.stringify(service)}. Services: ${known.join(", ")}.`);
    rank ??= ranking(project);
    const all = query.trim() === "" ? entriesOf(project).filter(({ entry }) => isCallable(entry.kind)) : rank(query);
    const found = all.filter((one) => service === undefined || one.service.id === service);
    if (found.length === 0) return text(`Nothing was found. Try other words, or query "" for all operations.`);
    const shown = found.slice(0, limit).map(line);
    const more =
      found.length > limit ? [`${found.length - limit} more: search with a higher limit or other words.`] : [];
    return text([...shown, ...more].join("\n"));
  };
}

function ranking(project: ProjectTable): (query: string) => readonly Found[] {
  const rank = createRanking(entriesOf(project).map((found) => ({ ...found.entry, found })));
  return (query) => rank(query).map(({ found }) => found);
}

function isCallable(kind: Found["entry"]["kind"]): boolean {
  return kind === "operation" || kind === "module";
}

function line({ entry: { name, kind, summary, writes } }: Found): string {
  const access = isCallable(kind) ? (writes ? "writes" : "reads") : kind;
  const short = summary.length > longest ? `${summary.slice(0, longest)}…` : summary;
  return `${name} (${access}): ${short}`;
}

export interface Found {
  readonly service: ServiceTable;
  readonly entry: Entry;
}

export function entriesOf({ services }: ProjectTable): readonly Found[] {
  return services.flatMap((service) => service.entries.map((entry) => ({ service, entry })));
}

/** Finds an entry by its full name, or by the part after the service if that is unique. */
export function findEntry(project: ProjectTable, name: string): Found | undefined {
  const all = entriesOf(project);
  const exact = all.find(({ entry }) => entry.name === name);
  if (exact !== undefined) return exact;
  const short = all.filter(({ service, entry }) => entry.name === `${service.id}.${name}`);
  return short.length === 1 ? short[0] : undefined;
}

export function unknownName(project: ProjectTable, name: string): string {
  const close = nearest(
    name,
    entriesOf(project).map(({ entry }) => entry.name),
  );
  const hint = close.length === 0 ? "" : ` Did you mean ${close.join(", ")}?`;
  return `There is no ${JSON.stringify(shortened(name))}.${hint} Find names with search.`;
}

function shortened(name: string): string {
  return name.length > 100 ? `${name.slice(0, 100)}…` : name;
}

/**
 * Returns up to three names that share the most letter pairs with a string. Returns an empty list if none is similar.
 */
export function nearest(text: string, names: readonly string[]): readonly string[] {
  const wanted = pairsOf(text.slice(0, 200));
  const scored = names
    .map((name) => ({ name, score: likeness(wanted, pairsOf(name)) }))
    .filter(({ score }) => score >= 0.5);
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ name }) => name);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return new Set([...letters].slice(1).map((letter, index) => letters[index]! + letter));
}

/** Returns the similarity of two sets of letter pairs, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}

/** The searchable text of a ranked item. */
export interface Document {
  readonly name: string;
  readonly summary: string;
  readonly words: string;
}

/** The weights of a word in each part of a document. */
const weights = { name: 5, summary: 3, words: 1 } as const;

/**
 * Weights of partial matches: words that start with the query word, and names that contain it, such as
 * `categorymembers`.
 */
const partial = { start: 0.5, middle: 0.4 } as const;

interface Indexed<T> {
  readonly document: T;
  readonly words: ReadonlyMap<string, number>;
  /** The name without its service. A query may contain it literally. */
  readonly own: string;
}

/**
 * Creates a function that returns the documents matching a query, best first. Words match by their stems. A word's
 * score depends on its rarity, its frequency, the part that contains it and the length of that part. The share of
 * matching query words also counts.
 */
export function createRanking<T extends Document>(documents: readonly T[]): (query: string) => readonly T[] {
  const index = documents.map(indexed);
  const counts = new Map<string, number>();
  for (const { words } of index) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string): number => Math.log(1 + documents.length / (counts.get(word) ?? documents.length));
  return (query) => {
    const asked = stems(wordsOf(query.slice(0, 500)));
    const whole = query.trim().toLowerCase();
    const scored = index.map(({ document, words, own }) => {
      const scores = asked.map((word) => scoreOf(word, words, own, rarity));
      const named = whole === own || whole === document.name.toLowerCase() ? 1000 : 0;
      const share = scores.filter((score) => score > 0).length / Math.max(1, asked.length);
      return { document, score: named + scores.reduce((sum, score) => sum + score, 0) * share };
    });
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ document }) => document);
  };
}

function indexed<T extends Document>(document: T): Indexed<T> {
  const words = new Map<string, number>();
  for (const part of ["name", "summary", "words"] as const) {
    const all = stems(wordsOf(document[part]));
    const frequencies = new Map<string, number>();
    for (const word of all) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
    for (const [word, times] of frequencies)
      words.set(word, (words.get(word) ?? 0) + weights[part] * saturated(times, all.length));
  }
  return { document, words, own: document.name.slice(document.name.indexOf(".") + 1).toLowerCase() };
}

/**
 * Returns the weight of a word that occurs `times` times. Each repetition adds less, and long texts reduce the weight.
 */
function saturated(times: number, length: number): number {
  return (times * 2) / (times + 0.6 + length / 150);
}

function scoreOf(
  asked: string,
  words: ReadonlyMap<string, number>,
  own: string,
  rarity: (word: string) => number,
): number {
  let best = (words.get(asked) ?? 0) * rarity(asked);
  if (asked.length < 3) return best;
  for (const [word, weight] of words)
    if (word !== asked && word.startsWith(asked)) best = Math.max(best, weight * partial.start * rarity(word));
  return asked.length > 3 && own.includes(asked)
    ? Math.max(best, weights.name * partial.middle * rarity(asked) + best)
    : best;
}

const fillers: ReadonlySet<string> = new Set([
  "a",
  "all",
  "an",
  "and",
  "are",
  "by",
  "for",
  "from",
  "get",
  "how",
  "i",
  "in",
  "is",
  "it",
  "its",
  "of",
  "on",
  "or",
  "that",
  "the",
  "to",
  "what",
  "which",
  "who",
  "whose",
  "with",
]);

/** Returns the stems of words. Filler words are omitted unless there are no others. */
function stems(words: readonly string[]): readonly string[] {
  const some = words.filter((word) => !fillers.has(word));
  return (some.length === 0 ? words : some).map(stem);
}

/** Splits a string into lowercase words. Names in camel case are split too. */
export function wordsOf(text: string): readonly string[] {
  const apart = text.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, "$1 ");
  return apart.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the common stem of an English word's forms: `link`, `links`, `linked`, `linking`. */
export function stem(word: string): string {
  return withoutEnd(withoutForm(singular(word)));
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

function withoutForm(word: string): string {
  const [, start] = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word) ?? [];
  if (start === undefined || start.length < (/^[aeiou]/.test(start) ? 2 : 3)) return word;
  return /([^aeiouylsz])\1$/.test(start) ? start.slice(0, -1) : start;
}

/** Removes a final `e`, so that `use` and `using` have the same stem. */
function withoutEnd(word: string): string {
  return word.endsWith("e") && word.length > (/^[aeiou]/.test(word) ? 2 : 3) ? word.slice(0, -1) : word;
}
