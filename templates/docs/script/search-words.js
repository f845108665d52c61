"use strict";

/** The words of what is typed and of what is found, as the index has them. */
globalThis.searchWords = (() => {
  /** What questions are made of, whatever they are about. Some are names as well, and are looked for where nothing else is asked. */
  const emptyWords = new Set(
    "a am an and any are as at be been but by can cannot could did do does for from give had has have how i if in into is it its kind may me mean means mine must my no of on or our should so some tell that the their them then there these they this to us was we were what whats when where which who whose why will with would you your".split(" "),
  );

  /** What a question asks for without naming it. */
  const hints = new Map([["who", "user"], ["whose", "user"], ["when", "timestamp"], ["me", "caller"], ["my", "caller"]]);

  /** What is said in several words of a question, and in one of a text. */
  const phrases = [
    [/\blimit(?:s|ed|ing)?\b(?=.* to\b)/gi, "only"],
    [/\b(?:log|logs|logged|sign|signs|signed) in\b/gi, "login"],
    [/\bnext (?:page|part)s?\b/gi, "continue"],
  ];
  const inWords = (query) => phrases.reduce((text, [phrase, word]) => text.replace(phrase, word), query);

  /** Words that texts of interfaces use for one another. */
  const alike = [
    "absent missing omit",
    "add create insert make new",
    "answer response result return",
    "bad incorrect invalid malformed wrong",
    "change edit modify update",
    "content text",
    "continue more next",
    "date time timestamp",
    "except exclude hide without",
    "delete erase remove",
    "fetch find get read retrieve show",
    "filter limit only restrict",
    "greatest highest largest maximum most",
    "least lowest minimum smallest",
    "order sort",
    "permission right",
    "save store upload",
    "site website",
    "sum total",
  ];

  const wordsOf = (text) => text.split(/[^\p{L}\p{N}_-]+/u).filter((word) => word !== "");

  const singular = (word) => word.replace(/(?<=\w)ies$/, "y").replace(/(?<=[^s].[^su])s$/, "");

  /** A word as it is looked up. The plural counts as the singular. */
  const termOf = (word) => singular(word.toLowerCase());

  /** The words that a name is made of: `create` and `room` of `createRoom`; none where it is one. */
  function partsOf(word) {
    const parts = word.split(/(?<=\p{L})[_-](?=\p{L})|(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length === 1 ? [] : parts.map(termOf);
  }

  /** Whether it is written as names are, and words are not. */
  const isName = (word) => /[\p{L}\p{N}][_-]|\p{N}|\p{L}\p{Lu}/u.test(word);

  /** Other forms of a verb, of which some are no words: `limit` and `limited` of `limiting`. */
  function formsOf(term) {
    if (!/^[a-z]{3,}$/.test(term)) return [];
    const root = term.replace(/(?<=[a-z]{3})(?:ed|ing)$/, "");
    const roots = root === term ? [term] : [root, `${root}e`, root.replace(/(.)\1$/, "$1")];
    return roots.flatMap((one) => (one.endsWith("e") ? [one, `${one}d`] : [one, `${one}ed`, `${one}${one.at(-1)}ed`]));
  }

  const others = new Map(alike.map((line) => line.split(" ")).flatMap((group) => group.map((one) => [one, group])));

  /** Words that mean the same as one of the forms of a term. */
  const alikeOf = (term) => [term, ...formsOf(term)].flatMap((form) => others.get(form) ?? []).flatMap((one) => [one, ...formsOf(one)]);

  const isTelling = (word) => !emptyWords.has(word.toLowerCase());
  const hintOf = (word) => hints.get(word.toLowerCase());

  return { wordsOf, termOf, partsOf, formsOf, alikeOf, isName, isTelling, hintOf, inWords };
})();
