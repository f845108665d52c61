import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { indexedPage, searchIndex } from "../../generators/emit/docs/search.ts";
import type { Block, Page } from "../../generators/emit/docs/site.ts";
import type { ListedPage } from "../../templates/runtime/docs/search/places.ts";
import { payloads } from "../support/payloads.ts";
import { addressOf, searchOf, type Place } from "./search-of.ts";
import { attributes, models, pagesOf, siteOf } from "./sites.ts";

describe.each(["base", "complete", "released", "stranger"] as const)("the search of the spec “%s”", (name) => {
  const files = siteOf(models[name]());
  const search = searchOf(files);

  test("finds every page by its title, and what has a name in it", () => {
    const titles = pagesOf(files)
      .filter(([path, html]) => path !== "404.html" && / – .*<\/title>/.test(html))
      .map(([path, html]) => ({ path, title: /<title>(.*?) – /.exec(html)![1]! }));
    expect(titles.length).toBeGreaterThan(10);
    const missed = titles.filter(
      ({ path, title }) => !/&/.test(title) && !search(title).some((place) => addressOf(place) === path),
    );
    expect(missed).toEqual([]);
  });

  test("leads to a place that is there", () => {
    const ids = new Map(pagesOf(files).map(([path, html]) => [path, new Set(attributes(html, "id"))]));
    const places = listedPages(files.get("assets/search-index.js")!).flatMap(([path, , , ...all]) =>
      all.map(([, anchor]) => ({ path, anchor })),
    );
    expect(places.filter(({ anchor }) => anchor !== "").length).toBeGreaterThan(10);
    expect(
      places.filter(({ path, anchor }) => !ids.has(path) || (anchor !== "" && !ids.get(path)!.has(anchor))),
    ).toEqual([]);
  });
});

describe("what is found first", () => {
  const search = searchOf(siteOf(models.complete()));
  const first = (query: string): Place | undefined => search(query)[0];

  test("a name that is the same comes before names that begin so, and these before words", () => {
    const tiers = search("room").map(({ names }) => {
      const all = names.flatMap((name) => [name, ...name.split(/[.[\]]+/)]).map((name) => name.toLowerCase());
      return all.includes("room") ? 2 : all.some((name) => name.startsWith("room")) ? 1 : 0;
    });
    expect(new Set(tiers)).toEqual(new Set([2, 1, 0]));
    expect(tiers).toEqual(tiers.toSorted((one, other) => other - one));
  });

  test("capital letters and a letter that is wrong change nothing", () => {
    const operation = first("createRoom");
    expect(operation?.kind).toBe("Operation");
    for (const query of ["CREATEROOM", "createroom", "craeteRoom"]) expect(first(query), query).toEqual(operation);
  });

  test("the plural of a word finds what the word finds", () => {
    expect(search("read the desks")).toEqual(search("read the desk"));
    expect(search("read the desks").length).toBeGreaterThan(1);
  });

  test("common words are ignored unless the query has no others", () => {
    expect(search("what is the createRoom")).toEqual(search("createRoom"));
    expect(search("the").length).toBeGreaterThan(0);
  });

  test("a match of the whole query comes before a partial match", () => {
    for (const query of ["create a room", "how do I make a new room", "rooms: creating one"])
      expect(first(query)?.names[0], query).toBe("createRoom");
  });

  test("the beginning of a word finds what the word finds first", () =>
    expect(search("createRo")[0]).toEqual(first("createRoom")));

  test("a place has its service, and a decision its question", () => {
    const model = models.complete();
    const titles = model.services.map(({ title }) => title);
    expect(titles).toContain(first("createRoom")!.service);
    const decision = model.decisions[0]!;
    expect(first(decision.id)!.names[0]).not.toBe(decision.id);
    expect(first(decision.id)!.names).toContain(decision.id);
  });

  test("what every object of JavaScript has is a word like others", () => {
    for (const query of ["constructor", "__proto__"]) expect(search(query), query).toEqual([]);
  });

  test("nothing is found by nothing", () => {
    for (const query of ["", "   ", "=", "zzzzzzzz"]) expect(search(query), query).toEqual([]);
  });
});

test.each(payloads.map(({ category, text }) => [category, text]))(
  "hostile strings are returned unchanged: %s %j",
  (_, text) => {
    const [[path, title, , ...places], ...others] = listedPages(searchIndex([indexedPage(pageOf(text))]));
    expect([path, title, others]).toEqual(["a.html", text, []]);
    expect(places.map(([, , [name]]) => name)).toEqual([text, text, text]);
  },
);

describe("the words of questions", () => {
  const scripts = siteOf(models.base());
  const scope: {
    searchWords?: SearchWords;
    searchSynonyms?: { readonly same: readonly string[]; readonly alike: readonly string[] };
  } = {};
  for (const name of ["search-synonyms.js", "search-engine.js"])
    new Function("globalThis", scripts.get(`assets/${name}`)!)(scope);
  const { termOf, alikeOf, inWords } = scope.searchWords!;

  test.each([
    ["delete deletes deleted deleting deletion"],
    ["page pages"],
    ["category categories"],
    ["use used uses using usage"],
    ["limit limits limited limiting"],
    ["maximum max"],
  ])("%s are one", (words) => expect(new Set(words.split(" ").map(termOf)).size).toBe(1));

  test.each([["page paging"], ["generator generate"], ["status state"], ["user use"]])("%s are two", (words) =>
    expect(new Set(words.split(" ").map(termOf)).size).toBe(2),
  );

  test("synonyms work in both directions", () => {
    for (const [one, other] of [
      ["remove", "delete"],
      ["content", "body"],
      ["cursor", "continue"],
      ["throttle", "ratelimit"],
    ] as const) {
      expect(alikeOf(termOf(one))).toContain(termOf(other));
      expect(alikeOf(termOf(other))).toContain(termOf(one));
    }
  });

  test("several words of a question are one of a text", () => {
    expect(inWords("how do I log in")).toBe("how do I login");
    expect(inWords("which parameter limits a list to rooms")).toBe("which parameter only a list to rooms");
  });

  test("the lists of words name no module of the specs", () => {
    const lists = [...scope.searchSynonyms!.same, ...scope.searchSynonyms!.alike].flatMap((line) => line.split(" "));
    const model = models.real();
    const names = model.services.flatMap((service) =>
      service.kind === "query"
        ? service.modules.map(({ name }) => name)
        : service.resources.flatMap(({ operations }) => operations.map(({ operationId }) => operationId)),
    );
    // Ordinary English words may also be names of modules.
    const isWord = new Set(["search", "info", "users", "templates", "images", "links", "categories", "blocks"]);
    expect(names.length).toBeGreaterThan(60);
    expect(lists.filter((word) => names.includes(word) && !isWord.has(word))).toEqual([]);
  });
});

interface SearchWords {
  readonly termOf: (word: string) => string;
  readonly alikeOf: (term: string) => readonly string[];
  readonly inWords: (query: string) => string;
}

/** Returns the pages that the script of an index lists. The script does nothing else. */
function listedPages(script: string): readonly [ListedPage, ...ListedPage[]] {
  const context: { searchPages?: readonly [ListedPage, ...ListedPage[]] } = {};
  runInNewContext(script, context);
  expect(Object.keys(context)).toEqual(["searchServices", "searchPages"]);
  return context.searchPages!;
}

/** Returns a page with `text` as its title, as the name of an entry, and as a heading. */
function pageOf(text: string): Page {
  const prose = [{ kind: "code", text }] as const;
  const paragraph: Block = { kind: "paragraph", prose };
  const blocks: readonly Block[] = [
    {
      kind: "entries",
      hasGeneratorNames: false,
      entries: [{ id: "parameter-a", name: text, wire: undefined, type: prose, badges: [text], blocks: [paragraph] }],
    },
    {
      kind: "section",
      id: "b",
      title: text,
      blocks: [paragraph, { kind: "definitions", rows: [{ label: prose, prose }] }],
    },
  ];
  return {
    path: "a.html",
    kind: "text",
    title: text,
    isCode: false,
    summary: text,
    breadcrumbs: [],
    siblings: [],
    blocks,
  };
}
