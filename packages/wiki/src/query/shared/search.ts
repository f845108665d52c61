import { html } from "../../content/difference-html.ts";
import type { StoredTitle } from "../../content/titles.ts";

/** A search term: words that must occur, next to each other if the request quotes them. */
interface SearchTerm {
  readonly words: readonly string[];
  /** True if the last word may have any ending. */
  readonly isBeginning: boolean;
}

export interface SearchQuery {
  readonly terms: readonly SearchTerm[];
  /** Patterns of the matches to mark, for a text with one character per byte. */
  readonly marked: readonly string[];
}

const mostTerms = 50;

/**
 * Parses a search query. Quotes group words, and `*` after a word matches any ending. Other symbols have no meaning.
 */
export function readSearch(text: string): SearchQuery {
  const known = lowered(text).replaceAll(/[^a-z_'.0-9\u0080-\u{10FFFF}\-"*]/gu, " ");
  const parts = [...known.matchAll(/-?(?:([a-z_'.0-9\u0080-\u{10FFFF}-]+)(\*?)|"([^"]*)")/gu)].slice(0, mostTerms);
  return { terms: parts.flatMap(termsOf), marked: parts.map(patternOf) };
}

function termsOf([, plain, star, quoted]: RegExpMatchArray): readonly SearchTerm[] {
  const words = wordsIn(plain ?? quoted ?? "");
  if (words.length === 0) return [];
  if (plain === undefined) return [{ words, isBeginning: false }];
  return words.map((word, index) => ({ words: [word], isBeginning: star === "*" && index === words.length - 1 }));
}

function patternOf([, plain, star, quoted]: RegExpMatchArray): string {
  const bytes = Buffer.from(plain ?? quoted ?? "").toString("latin1");
  return `\\b${bytes.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}${star === "*" ? "" : "\\b"}`;
}

/** Reports whether all terms occur in the words of a text. An empty search finds nothing. */
export function isFound({ terms }: SearchQuery, words: readonly string[]): boolean {
  return terms.length > 0 && terms.every((term) => words.some((_, at) => standsAt(term, words, at)));
}

function standsAt({ words: wanted, isBeginning }: SearchTerm, words: readonly string[], at: number): boolean {
  return wanted.every((word, index) => {
    const there = words[at + index];
    return isBeginning && index === wanted.length - 1 ? there?.startsWith(word) : there === word;
  });
}

const mostLines = 2;
/** The number of characters before and after a match. */
const context = 75;

/**
 * Returns the lines of a text that match a pattern, as HTML with the matches marked. The patterns apply to a text with
 * one character per byte.
 */
export function snippetOf(text: string, patterns: readonly string[]): string {
  if (patterns.length === 0) return "";
  const found = new RegExp(`^(.*)(${patterns.join("|")})(.{0,${context + 1}})`, "i");
  const marked = new RegExp(`(${patterns.join("|")})`, "gi");
  const passages = bytesOf(text)
    .split("\n")
    .flatMap((line) => [found.exec(line) ?? []].filter(({ length }) => length > 0))
    .slice(0, mostLines);
  return passages
    .map(([, before = "", word = "", behind = ""]) => {
      const shown = `${endOf(textOf(before))}${textOf(word)}${beginningOf(textOf(behind))}`;
      return `${textOf(bytesOf(html(shown)).replace(marked, "<span class='searchmatch'>$1</span>"))}\n`;
    })
    .join("");
}

const textOf = (bytes: string): string => Buffer.from(bytes, "latin1").toString();
const bytesOf = (text: string): string => Buffer.from(text).toString("latin1");

function endOf(text: string): string {
  const cut = `...${[...text].slice(-context).join("").trimStart()}`;
  return cut.length < text.length ? cut : text;
}

function beginningOf(text: string): string {
  const cut = `${[...text].slice(0, context).join("").trimEnd()}...`;
  return cut.length < text.length ? cut : text;
}

/*
 * The searchable words of a page: those of its title and those of its text. MediaWiki's search in SQL treats sequences
 * of ASCII letters, digits and non-ASCII characters as words. URLs of external links, tags and the names of file
 * parameters are left out.
 */

/** Returns the words of a title, without its namespace. */
export function wordsOfTitle({ title }: StoredTitle): readonly string[] {
  return wordsIn(lowered(title.replaceAll("_", " ")));
}

const protocols = "(?:https?|ftp|mailto|news|gopher)";
const inAddress = String.raw`[A-Za-z0-9_\/:.,~%\-+&;#?!=()@\u0080-\u{10FFFF}]`;
const outside = String.raw`[^A-Za-z0-9_\/:.,~%\-+&;#?!=()@\u0080-\u{10FFFF}]`;

type Change = (text: string) => string;

const replaced =
  (pattern: RegExp, replacement: string): Change =>
  (text) =>
    text.replace(pattern, replacement);

/**
 * Replaces matches up to the last `end` only. Otherwise, a pattern that ends with it would search the rest of the text
 * again from each start.
 */
const replacedBefore =
  (end: string, pattern: RegExp, replacement: string): Change =>
  (text) => {
    const stop = text.lastIndexOf(end) + 1;
    return text.slice(0, stop).replace(pattern, replacement) + text.slice(stop);
  };

/** Removes the parts of a text that are not searched. Each step takes linear time. */
const cleaning: readonly Change[] = [
  replacedBefore(">", /<\/?\s*[a-z][^>]*>/gu, " "),
  replaced(new RegExp(`(^|[^[])${protocols}:${inAddress}+(${outside}|$)`, "gu"), "$1 $2"),
  replaced(new RegExp(`([^[])\\[${protocols}:${inAddress}+\\]`, "gu"), "$1 "),
  replacedBefore("]", new RegExp(`([^[])\\[${protocols}:${inAddress}+\\s+([^\\]]+)\\]`, "gu"), "$1 $2 "),
  replaced(new RegExp(`\\[\\[image:(${inAddress}+)\\.(?:gif|png|jpg|jpeg)(${outside})`, "gu"), " $1 $2"),
  // Letters directly after a link belong to its last word. A match consumes the whole word, so that no word is read
  // again from its second letter.
  (text) =>
    text.replace(/([a-z0-9_'.&#;"*\-\u0080-\u{10FFFF}]+)(?:\]\]([a-z]+))?/gu, (whole, word: string, ending?: string) =>
      ending === undefined ? whole : `${word} ${word}${ending}`,
    ),
];

/** Returns the searchable words of a text. */
export function wordsOfText(text: string): readonly string[] {
  return wordsIn(cleaning.reduce((cleaned, change) => change(cleaned), ` ${lowered(text)} `));
}

/** Returns the words of a text without removing markup. */
function wordsIn(text: string): readonly string[] {
  return text.match(/[a-z0-9\u0080-\u{10FFFF}]+/gu) ?? [];
}

/** Converts a string to lowercase, and full-width letters and digits to ASCII. */
function lowered(text: string): string {
  return text
    .replaceAll(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .toLowerCase();
}
