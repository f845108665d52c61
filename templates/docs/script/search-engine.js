"use strict";

/** Finds places of the site by names and words. It is loaded when somebody is about to search. */
globalThis.makeSearch = (() => {
  /** The places of the pages, as the file of the index lists them. What a page is about stands for its places, too. */
  function placesOf(pages) {
    return pages.flatMap(([path, page, ...places]) => {
      const [about] = places[0][3].split(/(?<=[.?!]) /, 1);
      return places.map(([kind, anchor, names, text, values = [], calls = []]) => ({ path, page, kind, anchor, names, text, values, calls, about: anchor === "" ? "" : about }));
    });
  }

  /** Pages come before their parts; what is about an answer is looked for less often than what a request has. */
  const kindWeights = { Operation: 1.15, Module: 1.15, Value: 0.8, Example: 0.7, Decision: 0.6, Member: 0.6 };
  const weightOf = ({ kind, anchor }) => (kind.startsWith("Deprecated ") ? 0.5 : (kindWeights[kind] ?? 1)) * (anchor === "" ? 1.3 : 1);

  /** The last name of a path counts as a name too: `revid` of `query.pages[].revid`. */
  const exactNames = ({ names, calls }) => [...names, ...calls, ...names.map((name) => name.split(/[.[\]]+/).findLast((part) => part !== ""))].map((name) => String(name).toLowerCase());

  /** What is typed word for word counts in full; a part of it, another form and what means the same, less. */
  const counts = { word: 1, part: 0.6, form: 0.7, alike: 0.5 };

  /** Below 1: a place that has two words is better than one that has one of them as its name. */
  const evenness = 0.7;

  /** Where many places say the same, the others come after what says something else. */
  const repeated = 0.7;

  /** A request as it is typed, such as `list=all&limit=2`, in the pieces that have names. */
  const piecesOf = (typed) => typed.split(/[?&\s]+/).flatMap((piece) => (piece.includes("=") ? [piece, piece.split("=", 1)[0]] : []));

  /** Whether what is typed is a request of this name: `get /rooms/{id}` of `/rooms/7`. */
  function isRequest(name, typed) {
    const [names, given] = [name.split("/"), typed.split(/[?#]/, 1)[0].split("/")];
    if (given.length === 1 || names.length !== given.length) return false;
    return names.every((part, index) => part === given[index] || (given[index] !== "" && part.startsWith("{")) || (index === 0 && given[0] === ""));
  }

  const sum = (values) => values.reduce((one, other) => one + other, 0);

  function makeSearch(MiniSearch, { wordsOf, termOf, partsOf, formsOf, alikeOf, isName, isTelling, hintOf, inWords }, pages) {
    const places = placesOf(pages);
    const names = places.map(exactNames);
    const weights = places.map(weightOf);
    const byWireName = new Map();
    for (const place of places) for (const name of place.names.slice(1)) if (!byWireName.has(name)) byWireName.set(name, place);

    const known = new Set();
    const isKnown = (term) => known.has(term);
    const index = new MiniSearch({
      fields: ["names", "parts", "values", "kind", "page", "about", "text"],
      tokenize: wordsOf,
      processTerm: (word, field) => {
        const terms = field === "names" ? [termOf(word)] : field === "parts" ? partsOf(word) : [termOf(word), ...partsOf(word)];
        for (const term of terms) known.add(term);
        return terms;
      },
      searchOptions: {
        weights: { prefix: 0.5, fuzzy: 0.4 },
        boostDocument: (id) => weights[documents[id].place],
        tokenize: (text) => [text],
        processTerm: (term) => term,
      },
    });
    // A value that a place lists is looked for with what it means, by itself: among many others neither would count for much.
    const documents = places.flatMap(({ names: all, values, kind, page, about, text }, place) => [
      { place, names: all.join(" "), parts: all.join(" "), kind, page, about, text },
      ...values.map(([value, meaning]) => ({ place, values: value, kind, page, about, text: meaning })),
    ]);
    index.addAll(documents.map((document, id) => ({ ...document, id })));

    const boost = { names: 3, parts: 1, values: 4, kind: 2, page: 1.5, about: 1 };
    /** A name is meant where it stands in a text, too. */
    const boostOfName = { ...boost, text: 4 };

    /** The terms that a word is looked for by, each with what it counts. */
    function termsOf(words, number) {
      const word = words[number];
      const wanted = new Map([[termOf(word), counts.word]]);
      const want = (all, count) => all.filter((one) => isKnown(one) && !wanted.has(one)).forEach((one) => wanted.set(one, count));
      want(partsOf(word), counts.part);
      want(formsOf(termOf(word)), counts.form);
      want(alikeOf(termOf(word)), counts.alike);
      // Names are often words without anything between them.
      for (const [one, other] of [[words[number - 1], word], [word, words[number + 1]]]) {
        if (one === undefined || other === undefined) continue;
        const joined = termOf(one + other);
        if ([joined, termOf(one), termOf(other)].some(isKnown)) wanted.set(joined, counts.word);
      }
      return wanted;
    }

    /** For each place the best score of a word, and what that counts. */
    function scoresOf(words, number) {
      const best = new Map();
      const add = (found, count) => {
        for (const { id, score } of found) {
          const { place } = documents[id];
          if (score * count > (best.get(place)?.score ?? 0)) best.set(place, { score: score * count, count });
        }
      };
      const isLast = number === words.length - 1;
      for (const [term, count] of termsOf(words, number)) {
        const fuzzy = isKnown(term) || term.length < 4 ? false : term.length < 5 ? 1 : 2;
        add(index.search(term, { boost: isName(words[number]) && count === 1 ? boostOfName : boost, prefix: term.length > 1 && (isLast || !isKnown(term)), fuzzy }), count);
      }
      // Names often begin with a word that they do not set apart: `filterredir`.
      if (!isLast) add(index.search(termOf(words[number]), { fields: ["names"], boost, prefix: (term) => term.length > 3 }), counts.form);
      // A name of requests stands for the name in code on its page, too: `rvprop` for `prop` of `revisions`.
      const owner = byWireName.get(words[number].toLowerCase());
      if (owner !== undefined) add(index.search(termOf(owner.names[0]), { boost: boostOfName, filter: ({ id }) => places[documents[id].place].path === owner.path }), counts.word);
      return best;
    }

    /** Places whose name is what was typed come first, then those whose name begins so. */
    function tierOf(id, typed, pieces) {
      if (names[id].some((name) => pieces.includes(name) || isRequest(name, typed))) return 2;
      return names[id].some((name) => name.startsWith(typed)) ? 1 : 0;
    }

    /** A page comes before those of its places that have no more of what was asked. */
    function lifted(ranked) {
      const best = new Map();
      for (const { id, coverage, score } of ranked) {
        const { path, anchor } = places[id];
        if (anchor !== "") best.set(path, [...(best.get(path) ?? []), { coverage, score }]);
      }
      return ranked.map((one) => {
        const { path, anchor } = places[one.id];
        if (anchor !== "") return one;
        const others = (best.get(path) ?? []).filter(({ coverage }) => coverage <= one.coverage + 0.001);
        return { ...one, score: Math.max(one.score, ...others.map(({ score }) => score * 1.01)) };
      });
    }

    /** The others of what has the same name come after what has another one, but for those that were asked for by it. */
    function varied(ranked) {
      const seen = new Map();
      const marked = ranked.map((one) => {
        const { kind, names: [name] } = places[one.id];
        const before = seen.get(`${kind} ${name}`) ?? 0;
        seen.set(`${kind} ${name}`, before + 1);
        return one.tier > 0 ? one : { ...one, score: one.score * repeated ** before };
      });
      return marked.sort((one, other) => other.tier - one.tier || other.score - one.score || one.id - other.id);
    }

    /** How much a word tells: little where many places have it. */
    function informationOf(scores) {
      const most = Math.max(0, ...Array.from(scores.values(), ({ count }) => count));
      return Math.log(1 + places.length / (1 + [...scores.values()].filter(({ count }) => count === most).length));
    }

    /** The places for what was typed, the best one first. */
    return function search(query) {
      const typed = query.trim().toLowerCase();
      const all = wordsOf(inWords(query));
      const words = all.some(isTelling) ? all.filter(isTelling) : all;
      if (words.length === 0) return [];
      const pieces = [typed, ...piecesOf(typed)];
      const byWord = words.map((_, number) => scoresOf(words, number));
      const information = byWord.map(informationOf);
      const hinted = new Map();
      for (const hint of all.map(hintOf)) if (hint !== undefined) for (const { id, score } of index.search(hint, { boost })) hinted.set(documents[id].place, score * counts.alike);
      const ids = new Set(byWord.flatMap((scores) => [...scores.keys()]));
      const ranked = Array.from(ids, (id) => {
        const score = sum(byWord.map((scores) => (scores.get(id)?.score ?? 0) ** evenness)) + (hinted.get(id) ?? 0) ** evenness;
        const coverage = sum(byWord.map((scores, number) => (scores.get(id)?.count ?? 0) * information[number])) / sum(information);
        return { id, tier: tierOf(id, typed, pieces), coverage, score: score * coverage ** 2 };
      });
      return varied(lifted(ranked)).map(({ id }) => places[id]);
    };
  }

  return makeSearch;
})();
