"use strict";

/** The words of what is typed and of what is found, as the index has them. */
globalThis.searchWords = (() => {
  const { empty, weak, whole, hints, phrases, same, alike } = globalThis.searchSynonyms;
  const listOf = (words) => words.split(" ");

  const wordsOf = (text) => text.split(/[^\p{L}\p{N}_-]+/u).filter((word) => word !== "");

  const sets = { empty: new Set(listOf(empty)), whole: new Set(listOf(whole)) };
  const vowel = /[aeiouy]/;
  /** Ends that grammar gives to words, the longest first, and what stands in their place. */
  const ends = [
    [/(?:ization|isation)$/, "iz"],
    [/(?<=[a-z]{2}(?:t|s))(?:ion|or)$/, ""],
    [/(?<=[a-z]{3})ations?$/, ""],
    [/(?<=[a-z]{3})(?:ment|ness)$/, ""],
    [/(?<=[a-z]{4})(?:able|ible)$/, ""],
    [/(?<=[a-z]{3})(?:ing|ed|ly)$/, ""],
  ];

  /** What the forms of an English word have in common: `delet` of `delete`, `deletes`, `deleted` and `deletion`. Other words stay what they are. */
  function stemOf(word) {
    if (!/^[a-z]{4,}$/.test(word) || sets.whole.has(word)) return word;
    const singular = word.replace(/(?<=[a-z]{2})ies$/, "y").replace(/(?<=s|x|z|ch|sh)es$/, "").replace(/(?<=[^su])s$/, "");
    const end = ends.find(([pattern]) => pattern.test(singular) && vowel.test(singular.replace(pattern, "")));
    const root = end === undefined ? singular : singular.replace(end[0], end[1]);
    return root.replace(/(?<=[a-z]{3})e$/, "").replace(/(?<=[a-z]{2})i$|(?<=[^aeiou][^aeiou]|[aeiou][^aeiou])y$/, "i").replace(/([bdfgmnprt])\1$/, "$1");
  }

  const firstOf = new Map(same.map(listOf).flatMap(([first, ...rest]) => rest.flatMap((one) => [one, stemOf(one)].map((form) => [form, stemOf(first)]))));

  /** A word as it is looked up. */
  function termOf(word) {
    const stem = stemOf(word.toLowerCase());
    return firstOf.get(stem) ?? stem;
  }

  /** The words that a name is made of: `create` and `room` of `createRoom`; none where it is one. */
  function partsOf(word) {
    const parts = word.split(/(?<=\p{L})[_-](?=\p{L})|(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length === 1 ? [] : parts.map(termOf);
  }

  /** Whether it is written as names are, and words are not. */
  const isName = (word) => /[\p{L}\p{N}][_-]|\p{N}|\p{L}\p{Lu}/u.test(word);

  const weakTerms = new Set(listOf(weak).map(termOf));
  const others = new Map();
  for (const group of alike.map((line) => listOf(line).map(termOf))) for (const term of group) others.set(term, [...(others.get(term) ?? []), ...group.filter((other) => other !== term)]);

  const patterns = phrases.map(([phrase, words]) => [new RegExp(`\\b(?:${phrase})\\b`, "giu"), words]);

  return {
    wordsOf,
    termOf,
    partsOf,
    isName,
    /** Terms that mean nearly the same. */
    alikeOf: (term) => others.get(term) ?? [],
    /** Words that questions have whatever they are about. */
    isEmpty: (word) => sets.empty.has(word.toLowerCase()),
    /** Words that tell little, as most of what an interface does can be called so. */
    isWeak: (term) => weakTerms.has(term),
    hintOf: (word) => hints[word.toLowerCase()],
    inWords: (query) => patterns.reduce((text, [pattern, words]) => text.replace(pattern, words), query),
  };
})();
