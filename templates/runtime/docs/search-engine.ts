import type { ListedPage, Place, Search } from "./search/places.js";
import { makeNameSplitter } from "./search/names.js";
import { type Counted, type FieldTerms, makeTermIndex } from "./search/terms.js";
import type { Words } from "./search/words.js";
import "./search/words.js";

export type MakeSearch = (words: Words, pages: readonly ListedPage[], services: readonly string[]) => Search;

declare global {
  var makeSearch: MakeSearch;
}

/** A searchable entry with the first sentence of its page. */
interface SearchedPlace extends Place {
  readonly about: string;
}

interface Ranked {
  readonly id: number;
  readonly tier: number;
  /** The share of the query that the entry matches, from 0 to 1. */
  readonly coverage: number;
  score: number;
}

/** The matches of one query word in all documents. */
interface WordAnswers {
  readonly scores: Float32Array;
  /** The share of the word that each document matches. */
  readonly answered: Float32Array;
  readonly share: number;
  readonly information: number;
  readonly terms: ReadonlySet<string>;
}

/** The weight of a match in each field, and the share of the query word that the match covers. */
const fields = {
  names: { weight: 2.8, share: 1 },
  /** The words of which names consist. */
  parts: { weight: 0.4, share: 1 },
  values: { weight: 2, share: 1 },
  text: { weight: 1, share: 1 },
  facts: { weight: 0.8, share: 1 },
  kind: { weight: 0.8, share: 0.7 },
  /** The title of the page, and its first sentence. */
  page: { weight: 1.5, share: 0.9 },
  about: { weight: 1.8, share: 0.5 },
  /** The titles of the examples and sections of a page. */
  tasks: { weight: 1, share: 0.55 },
  /** The names of the entry that lists a value. */
  owner: { weight: 0.5, share: 0.9 },
};

type FieldName = keyof typeof fields;

/** The weights of inexact matches, by how they were found. */
const counts = {
  alike: 0.5,
  alikeOfNone: 0.9,
  part: 0.2,
  partOfNone: 0.6,
  beginning: 0.8,
  beginningOfNone: 0.65,
  shortened: 0.5,
  near: 0.75,
};
const [weakShare, hintShare] = [0.25, 0.5];
/** Below 1, so that an entry that matches two words ranks above one that has one of them as its name. */
const evenness = 0.7;
/** The weight of coverage, and the minimum share of the best coverage that a result must have. */
const [coverageWeight, leastCoverage] = [1.4, 0.3];
/** The weight of the proximity of query words, and the number of top results for which it is computed. */
const [nearness, looked] = [0.15, 100];
/** The penalties for results with the same name or on the same page. They make the top results more diverse. */
const [repeated, samePage] = [0.7, 0.98];

/**
 * The weights by kind. Pages rank above their parts, and parameters of all requests above those of some. Parts of
 * responses are searched for less often than parts of requests.
 */
const kindWeights: Readonly<Record<string, number>> = {
  Guide: 1.4,
  Operation: 1.15,
  Module: 1.15,
  Value: 0.65,
  "Value set": 0.54,
  List: 0.54,
  Example: 0.5,
  Decision: 0.6,
  Member: 0.55,
  Section: 0.9,
  Picture: 0.8,
};
function weightOf({ path, kind, anchor }: Place): number {
  const own = kind.startsWith("Deprecated ") ? 0.5 : (kindWeights[kind] ?? 1);
  return own * (anchor === "" ? 1.4 : 1) * (path.includes("/request-parameters/") ? 1.3 : 1);
}

/**
 * Returns whether the entry is a value without a description, such as the name of an icon. It is found only by its
 * whole name.
 */
const isBareValue = ({ kind, text }: Place): boolean => kind === "Value" && text === "";

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

/** Returns the entries of the pages in the index file. The subject of a page also applies to its entries. */
function placesOf(pages: readonly ListedPage[], services: readonly string[]): readonly SearchedPlace[] {
  return pages.flatMap(([path, page, service, ...places]) => {
    const [about = ""] = (places[0]?.[3] ?? "").split(/(?<=[.?!]) /, 1);
    return places.map(([kind, anchor, names, text = "", facts = "", values = [], calls = []]) => ({
      path,
      page,
      service: services[service] ?? "",
      kind,
      anchor,
      names,
      text,
      facts,
      values,
      calls,
      about: anchor === "" ? "" : about,
    }));
  });
}

/**
 * Returns the names that match a query exactly. They include the last name of a path, such as `revid` of
 * `query.pages[].revid`, and forms with spaces, such as `invalid key` for `invalid_key`.
 */
function exactNames({ names, calls }: Place): readonly string[] {
  const all = [...names, ...calls, ...names.map((name) => name.split(/[.[\]]+/).findLast((part) => part !== ""))].map(
    (name) => String(name).toLowerCase(),
  );
  return all.flatMap((name) =>
    /[_-]/.test(name) && !/[ /=]/.test(name) ? [name, name.replace(/[_-]+/g, " ")] : [name],
  );
}

/** Splits a typed request such as `list=all&limit=2` into its named parts. */
const piecesOf = (typed: string): readonly string[] =>
  typed.split(/[?&\s]+/).flatMap((piece) => (piece.includes("=") ? [piece, ...piece.split("=", 1)] : []));

/** Returns whether a typed request, split at its slashes, matches this name. `/rooms/7` matches `get /rooms/{id}`. */
function isRequest(name: string, given: readonly string[]): boolean {
  if (given.length === 1 || !name.includes("/")) return false;
  const names = name.split("/");
  return (
    names.length === given.length &&
    names.every(
      (part, index) =>
        part === given[index] || (given[index] !== "" && part.startsWith("{")) || (index === 0 && given[0] === ""),
    )
  );
}

/** Returns the titles of the examples and sections of each page. */
function tasksOf(places: readonly Place[]): ReadonlyMap<string, string> {
  const tasks = new Map<string, string>();
  for (const {
    path,
    kind,
    names: [name],
  } of places)
    if (kind === "Example" || kind === "Section") tasks.set(path, `${tasks.get(path) ?? ""} ${name}`);
  return tasks;
}

/** Creates the function that finds entries by names and words. The script is loaded when a search is about to start. */
globalThis.makeSearch = (words, pages, services) => {
  const { wordsOf, termOf, partsOf, alikeOf, isEmpty, isWeak, hintOf, inWords } = words;
  const places = placesOf(pages, services);
  const names = places.map(exactNames);
  const weights = places.map(weightOf);
  const byWireName = new Map<string, Place>();
  for (const place of places)
    for (const name of place.names.slice(1)) if (!byWireName.has(name)) byWireName.set(name, place);

  const splitName = makeNameSplitter(
    new Set(names.flat()),
    places.flatMap(({ text }) => wordsOf(text.toLowerCase())),
    termOf,
  );
  const partsIn = (word: string): readonly string[] => (/^[a-z]+$/.test(word) ? splitName(word) : partsOf(word));

  /** Counts the terms of a text, or the words of the names in it. */
  function counted(text: string, termsIn: (word: string) => readonly string[]): Counted {
    const all = wordsOf(text);
    const found = new Map<string, number>();
    for (const term of all.flatMap(termsIn)) found.set(term, (found.get(term) ?? 0) + 1);
    return { counts: found, size: all.length };
  }
  const termsIn = (word: string): readonly string[] => [termOf(word), ...partsIn(word)];
  const kept = new Map<string, Counted>();
  /** Returns the terms of a field. Page texts occur in many documents, so their terms are cached. */
  function field(name: FieldName, text: string): FieldTerms<FieldName> {
    if (text === "") return [];
    if (name === "parts") return [[name, counted(text, partsIn)]];
    if (name === "names") return [[name, counted(text, (word) => [termOf(word)])]];
    let terms = kept.get(text);
    if (terms === undefined) kept.set(text, (terms = counted(text, termsIn)));
    return [[name, terms]];
  }

  // Index each value of an entry and its description as a separate document. Among many other values, its weight would
  // be too low.
  const tasks = tasksOf(places);
  const documents = places.flatMap((place, owner) => {
    const { names: all, text, facts, values, kind, page, anchor, path, about } = place;
    const name = all.join(" ");
    const common = [...field("kind", kind), ...field("page", page), ...field("about", about)];
    return [
      {
        owner,
        fields: [
          ...field("names", name),
          ...field("parts", name),
          ...field("text", text),
          ...field("facts", facts),
          ...field("tasks", anchor === "" ? (tasks.get(path) ?? "") : ""),
          ...common,
        ],
      },
      ...values.map(([value, meaning]) => ({
        owner,
        fields: [...field("values", value), ...field("text", meaning), ...field("owner", name), ...common],
      })),
    ];
  });
  const owners = documents.map(({ owner }) => owner);
  const placeOf = (document: number): Place => places[owners[document]!]!;
  const index = makeTermIndex(
    fields,
    documents.map((document) => document.fields),
  );

  /** Returns the terms for a query word, each with its weight. */
  function termsOf(all: readonly string[], number: number): ReadonlyMap<string, number> {
    const word = all[number]!;
    const [term, lower] = [termOf(word), word.toLowerCase()];
    const wanted = new Map<string, number>();
    const want = (others: readonly string[], count: number): void =>
      others.forEach((one) => index.has(one) && count > (wanted.get(one) ?? 0) && wanted.set(one, count));
    want([term], 1);
    want(alikeOf(term), index.has(term) ? counts.alike : counts.alikeOfNone);
    want(
      partsOf(word).length > 0 ? partsOf(word) : splitName(lower),
      wanted.size > 0 ? counts.part : counts.partOfNone,
    );
    // Names are often words without separators.
    for (const [one, other] of [
      [all[number - 1], word],
      [word, all[number + 1]],
    ])
      if (one !== undefined && other !== undefined)
        want([termOf(one + other), termOf(`${one}-${other}`), termOf(`${one}_${other}`)], 1);
    // The last word may be unfinished, and an unknown word may be a prefix.
    if (lower.length > 1 && (number === all.length - 1 || !index.has(term))) {
      want(
        [...index.beginning(lower), ...(term.length > 3 ? index.beginning(term) : [])].filter((one) => one !== term),
        index.has(term) ? counts.beginning : counts.beginningOfNone,
      );
    }
    // Names contain abbreviated words: `redir`, `contribs`.
    for (let length = 4; length < Math.min(term.length, 9); length += 1)
      want([term.slice(0, length)], counts.shortened * (length / term.length));
    // A word in no document may be misspelled. A short one is more likely a different word.
    const isMeant = [...wanted.values()].some((count) => count > counts.partOfNone);
    if (!isMeant && lower.length >= 5) {
      const close = (lower.length < 8 ? [1] : [1, 2])
        .map((wrong) => index.near(term, wrong).filter((found) => found[0] === term[0]))
        .find((found) => found.length > 0);
      want(close ?? [], counts.near);
    }
    return wanted;
  }

  /** Returns each document's score for a word and the share of the word that it matches. */
  function answersTo(all: readonly string[], number: number): WordAnswers {
    const [scores, answered] = [new Float32Array(owners.length), new Float32Array(owners.length)];
    const found = (id: number, score: number, count: number): void => {
      if (score > scores[id]!) scores[id] = score;
      if (count > answered[id]!) answered[id] = count;
    };
    const wanted = termsOf(all, number);
    let having = 0;
    for (const [term, count] of wanted) {
      const { documents: ids, scores: own, shares } = index.of(term)!;
      having += ids.length * count ** 1.2;
      ids.forEach((id, at) => found(id, own[at]! * count, count * shares[at]!));
    }
    // A name in requests also represents the name in code on the same page, such as `rvprop` for `prop` of `revisions`.
    const owner = byWireName.get(all[number]!.toLowerCase());
    const named = owner === undefined ? undefined : index.of(termOf(owner.names[0]));
    named?.documents.forEach((id, at) => placeOf(id).path === owner?.path && found(id, named.scores[at]!, 1));
    const share = isWeak(termOf(all[number]!)) ? weakShare : 1;
    // A word that occurs in many documents carries little information.
    return {
      scores,
      answered,
      share,
      information: Math.log(1 + owners.length / (1 + having)) * share,
      terms: new Set([...wanted].filter(([, count]) => count >= 0.4).map(([term]) => term)),
    };
  }

  /** Returns 2 if a name equals the query, 1 if a name starts with it, and 0 otherwise. */
  function tierOf(id: number, typed: string, pieces: readonly string[], request: readonly string[]): number {
    if (names[id]!.some((name) => pieces.includes(name) || isRequest(name, request))) return 2;
    return names[id]!.some((name) => name.startsWith(typed)) ? 1 : 0;
  }

  const positions = new Map<number, readonly (readonly string[])[]>();
  /** Returns the terms of an entry in order, starting with those of its names. */
  function inOrder(id: number): readonly (readonly string[])[] {
    let terms = positions.get(id);
    if (terms === undefined)
      positions.set(
        id,
        (terms = [...wordsOf(places[id]!.names.join(" ")), "", "", "", "", ...wordsOf(places[id]!.text)].map(termsIn)),
      );
    return terms;
  }

  /** Returns the share of adjacent query words that are close together in the entry, from 0 to 1. */
  function nearIn(id: number, terms: readonly ReadonlySet<string>[]): number {
    if (terms.length < 2) return 0;
    const at = terms.map((): number[] => []);
    inOrder(id).forEach((all, position) =>
      terms.forEach((wanted, number) => all.some((term) => wanted.has(term)) && at[number]!.push(position)),
    );
    const pairs = terms
      .slice(1)
      .filter((_, number) => at[number + 1]!.some((one) => at[number]!.some((other) => Math.abs(one - other) <= 3)));
    return pairs.length / (terms.length - 1);
  }

  /**
   * Ranks a page above its entries unless they have better coverage. Values are an exception, because a list of values
   * is less specific than a single one.
   */
  function lifted(ranked: readonly Ranked[]): Ranked[] {
    const found = new Map(
      ranked.filter(({ id }) => places[id]!.anchor === "").map((one) => [places[one.id]!.path, { ...one }]),
    );
    for (const { id, coverage, score } of ranked) {
      const page = found.get(places[id]!.path);
      if (page !== undefined && page.id !== id && places[id]!.kind !== "Value" && coverage <= page.coverage + 0.001)
        page.score = Math.max(page.score, score * 1.01);
    }
    return ranked.map((one) => (places[one.id]!.anchor === "" ? found.get(places[one.id]!.path)! : one));
  }

  const byRank = (one: Ranked, other: Ranked): number =>
    other.tier - one.tier || other.score - one.score || one.id - other.id;

  /** Moves repeated names behind other names, unless the name matches the query. */
  function varied(ranked: Ranked[]): readonly Ranked[] {
    const seen = new Map<string, number>();
    const again = (key: string): number => {
      const before = seen.get(key) ?? 0;
      seen.set(key, before + 1);
      return before;
    };
    const marked = ranked.sort(byRank).map((one) => {
      const {
        kind,
        path,
        names: [name],
      } = places[one.id]!;
      const [named, onPage] = [again(`${kind} ${name}`), again(path)];
      return one.tier > 0 ? one : { ...one, score: one.score * repeated ** Math.min(named, 5) * samePage ** onPage };
    });
    return marked.sort(byRank);
  }

  /** Returns the scores for terms that a query implies without naming them. */
  function hintedBy(asked: readonly string[]): ReadonlyMap<number, number> {
    const hinted = new Map<number, number>();
    for (const hint of asked.map(hintOf)) {
      const found = hint === undefined ? undefined : index.of(termOf(hint));
      found?.documents.forEach((id, at) => hinted.set(id, (found.scores[at]! * hintShare) ** evenness));
    }
    return hinted;
  }

  return (query) => {
    const typed = query.trim().toLowerCase();
    const asked = wordsOf(inWords(query));
    const telling = asked.filter((word) => !isEmpty(word));
    const all = telling.length > 0 ? telling : asked;
    if (all.length === 0) return [];
    const [pieces, request] = [[typed, ...piecesOf(typed)], typed.split(/[?#]/, 1)[0]!.split("/")];
    const byWord = all.map((_, number) => answersTo(all, number));
    const most = sum(byWord.map(({ information }) => information));
    const hinted = hintedBy(asked);
    const [scores, coverages] = [new Float32Array(owners.length), new Float32Array(owners.length)];
    for (const { scores: ofWord, answered, information, share } of byWord) {
      for (let id = 0; id < ofWord.length; id += 1) {
        if (ofWord[id]! > 0) scores[id]! += ofWord[id]! ** evenness * share;
        coverages[id]! += (answered[id]! * information) / most;
      }
    }
    const best = new Map<number, Ranked>();
    owners.forEach((place, id) => {
      if (scores[id] === 0) return;
      const score = (scores[id]! + (hinted.get(id) ?? 0)) * coverages[id]! ** coverageWeight * weights[place]!;
      if (score > (best.get(place)?.score ?? 0))
        best.set(place, { id: place, tier: tierOf(place, typed, pieces, request), coverage: coverages[id]!, score });
    });
    const least = leastCoverage * Math.max(...Array.from(best.values(), ({ coverage }) => coverage));
    const ranked = [...best.values()]
      .filter(({ id, tier, coverage }) => tier === 2 || (!isBareValue(places[id]!) && (tier > 0 || coverage >= least)))
      .sort(byRank);
    const terms = byWord.map(({ terms: ofWord }) => ofWord);
    const first = ranked
      .slice(0, looked)
      .map((one) => ({ ...one, score: one.score * (1 + nearness * nearIn(one.id, terms)) }));
    return varied(lifted([...first, ...ranked.slice(looked)])).map(({ id }) => places[id]!);
  };
};
