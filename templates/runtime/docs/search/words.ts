import type { Synonyms } from "../search-synonyms.js";

/** Functions that split queries and documents into words. A term is the normalized form of a word in the index. */
export interface Words {
  readonly wordsOf: (text: string) => readonly string[];
  readonly termOf: (word: string) => string;
  readonly partsOf: (word: string) => readonly string[];
  /** Returns terms with nearly the same meaning. */
  readonly alikeOf: (term: string) => readonly string[];
  /** Reports whether a word occurs in queries about any subject. */
  readonly isEmpty: (word: string) => boolean;
  /** Reports whether a term has low weight because it applies to most operations of an API. */
  readonly isWeak: (term: string) => boolean;
  /** Returns the subject that a word of a question implies without naming it. */
  readonly hintOf: (word: string) => string | undefined;
  /** Replaces phrases of a query with the words that documentation uses. */
  readonly inWords: (query: string) => string;
}

declare global {
  var searchWords: Words;
}

const { empty, weak, whole, hints, phrases, same, alike }: Synonyms = globalThis.searchSynonyms;
const listOf = (words: string): readonly string[] => words.split(" ");

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}_-]+/u).filter((word) => word !== "");

const sets = { empty: new Set(listOf(empty)), whole: new Set(listOf(whole)) };
const vowel = /[aeiouy]/;
/** Inflectional suffixes, longest first, with their replacements. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/(?:ization|isation)$/, "iz"],
  [/(?<=[a-z]{2}(?:t|s))(?:ion|or)$/, ""],
  [/(?<=[a-z]{3})ations?$/, ""],
  [/(?<=[a-z]{3})(?:ment|ness)$/, ""],
  [/(?<=[a-z]{4})(?:able|ible)$/, ""],
  [/(?<=[a-z]{3})(?:ing|ed|ly)$/, ""],
];

/**
 * Returns the stem of an English word: `delet` for `delete`, `deletes`, `deleted` and `deletion`. Other words are
 * unchanged.
 */
function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || sets.whole.has(word)) return word;
  const singular = word
    .replace(/(?<=[a-z]{2})ies$/, "y")
    .replace(/(?<=s|x|z|ch|sh)es$/, "")
    .replace(/(?<=[^su])s$/, "");
  const end = ends.find(([pattern]) => pattern.test(singular) && vowel.test(singular.replace(pattern, "")));
  const root = end === undefined ? singular : singular.replace(end[0], end[1]);
  return root
    .replace(/(?<=[a-z]{3})e$/, "")
    .replace(/(?<=[a-z]{2})i$|(?<=[^aeiou][^aeiou]|[aeiou][^aeiou])y$/, "i")
    .replace(/([bdfgmnprt])\1$/, "$1");
}

const firstOf = new Map(
  same
    .map(listOf)
    .flatMap(([first, ...rest]) =>
      rest.flatMap((one) => [one, stemOf(one)].map((form) => [form, stemOf(first!)] as const)),
    ),
);

function termOf(word: string): string {
  const stem = stemOf(word.toLowerCase());
  return firstOf.get(stem) ?? stem;
}

/** Splits a name into its words: `create` and `room` for `createRoom`. Returns an empty list for a single word. */
function partsOf(word: string): readonly string[] {
  const parts = word.split(/(?<=\p{L})[_-](?=\p{L})|(?<=\p{Ll})(?=\p{Lu})/u);
  return parts.length === 1 ? [] : parts.map(termOf);
}

const weakTerms = new Set(listOf(weak).map(termOf));
const others = new Map<string, readonly string[]>();
for (const group of alike.map((line) => listOf(line).map(termOf)))
  for (const term of group) others.set(term, [...(others.get(term) ?? []), ...group.filter((other) => other !== term)]);

/** A `Map`, because a plain object would have inherited keys such as `constructor`. */
const hinted = new Map(Object.entries(hints));

const patterns = phrases.map(([phrase, words]) => [new RegExp(`\\b(?:${phrase})\\b`, "giu"), words] as const);

globalThis.searchWords = {
  wordsOf,
  termOf,
  partsOf,
  alikeOf: (term) => others.get(term) ?? [],
  isEmpty: (word) => sets.empty.has(word.toLowerCase()),
  isWeak: (term) => weakTerms.has(term),
  hintOf: (word) => hinted.get(word.toLowerCase()),
  inWords: (query) => patterns.reduce((text, [pattern, words]) => text.replace(pattern, words), query),
};
