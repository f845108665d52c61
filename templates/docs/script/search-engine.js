"use strict";

/** Finds places of the site by names and words. It is loaded when somebody is about to search. */
globalThis.makeSearch = (() => {
  /** What questions are made of, whatever they are about. Some are names as well, and are looked for where nothing else is asked. */
  const emptyWords = new Set("a an and are as at be by can do does for from how i if in is it its me my of on or that the there this to what when where which who why with you".split(" "));

  const wordsOf = (text) => text.split(/[^\p{L}\p{N}_-]+/u).filter((word) => word !== "");

  /** A word as it is looked up, with the words that a name is made of: `createRoom` is found by `room`. The plural counts as the singular. */
  function termsOf(word) {
    const parts = word.split(/(?<=\p{L})[_-](?=\p{L})|(?<=\p{Ll})(?=\p{Lu})/u);
    return [...new Set([word, ...parts].map((part) => part.toLowerCase().replace(/(?<=...)s$/, "")))];
  }

  /** The places of the pages, as the file of the index lists them. */
  function placesOf(pages) {
    return pages.flatMap(([path, page, ...places]) => places.map(([kind, anchor, names, text, values = []]) => ({ path, page, kind, anchor, names, text, values })));
  }

  /** Pages come before their parts; what is about an answer is looked for less often than what a request has. */
  const kindWeights = { Member: 0.7, Value: 0.8, Decision: 0.6 };
  const weightOf = ({ kind, anchor }) => (kind.startsWith("Deprecated ") ? 0.5 : (kindWeights[kind] ?? 1)) * (anchor === "" ? 1.3 : 1);

  /** The last name of a path counts as a name too: `revid` of `query.pages[].revid`. */
  const exactNames = ({ names }) => [...names, ...names.map((name) => name.split(/[.[\]]+/).findLast((part) => part !== ""))].map((name) => String(name).toLowerCase());

  function makeSearch(MiniSearch, pages) {
    const places = placesOf(pages);
    const names = places.map(exactNames);
    const weights = places.map(weightOf);
    const byWireName = new Map();
    for (const place of places) for (const name of place.names.slice(1)) if (!byWireName.has(name)) byWireName.set(name, place);

    const index = new MiniSearch({
      fields: ["names", "values", "kind", "page", "text"],
      tokenize: wordsOf,
      processTerm: termsOf,
      searchOptions: {
        boost: { names: 4, values: 4, kind: 2, page: 1.5 },
        prefix: (term) => term.length > 1,
        fuzzy: (term) => (term.length > 3 ? 0.2 : false),
        weights: { prefix: 0.5, fuzzy: 0.2 },
        boostDocument: (id) => weights[id],
      },
    });
    index.addAll(places.map(({ names: all, values, kind, page, text }, id) => ({ id, names: all.join(" "), values: values.join(" "), kind, page, text })));

    /** A name of requests stands for the name in code and its page, too: `rvprop` for `prop` of `revisions`. */
    function meant(query) {
      const words = wordsOf(query);
      const telling = words.filter((word) => !emptyWords.has(word.toLowerCase()));
      const owners = words.flatMap((word) => byWireName.get(word.toLowerCase()) ?? []);
      const queries = owners.flatMap((place) => [place.names[0], { queries: [place.page], fields: ["page"], boost: { page: 6 } }]);
      return { combineWith: "OR", queries: [(telling.length === 0 ? words : telling).join(" "), ...queries] };
    }

    /** Places whose name is what was typed come first, then those whose name begins so. */
    function tierOf(id, typed) {
      if (names[id].includes(typed)) return 2;
      return names[id].some((name) => name.startsWith(typed)) ? 1 : 0;
    }

    /** The places for what was typed, the best one first. */
    return function search(query) {
      const typed = query.trim().toLowerCase();
      const found = index.search(meant(query)).map(({ id, score, queryTerms }) => ({ id, tier: tierOf(id, typed), score: score * queryTerms.length ** 2 }));
      return found.sort((one, other) => other.tier - one.tier || other.score - one.score || one.id - other.id).map(({ id }) => places[id]);
    };
  }

  return makeSearch;
})();
