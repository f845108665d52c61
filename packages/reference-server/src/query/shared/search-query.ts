import { lowered, wordsIn } from "./search-words.ts";

/** What is searched: words that have to be there, next to each other where the request quotes them. */
export interface SearchTerm {
  readonly words: readonly string[];
  /** Whether the last word may go on. */
  readonly isBeginning: boolean;
}

export interface SearchQuery {
  readonly terms: readonly SearchTerm[];
  /** Each finds in a text what is to be marked; the text has a character for each byte. */
  readonly marked: readonly string[];
}

const mostTerms = 50;

/** Reads the text of a search. Quotes hold words together, `*` behind a word stands for its end; other signs mean nothing. */
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

/** Whether all terms are among the words of a text. A search for nothing finds nothing. */
export function isFound({ terms }: SearchQuery, words: readonly string[]): boolean {
  return terms.length > 0 && terms.every((term) => words.some((_, at) => standsAt(term, words, at)));
}

function standsAt({ words: wanted, isBeginning }: SearchTerm, words: readonly string[], at: number): boolean {
  return wanted.every((word, index) => {
    const there = words[at + index];
    return isBeginning && index === wanted.length - 1 ? there?.startsWith(word) : there === word;
  });
}
