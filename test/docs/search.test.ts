import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { transformSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { indexedPage, searchIndex } from "../../generators/emit/docs/search/search-index.ts";
import type { Block, Page } from "../../generators/emit/docs/site.ts";
import { rootFolder } from "../support/emit.ts";
import { payloads } from "../support/payloads.ts";
import { addressOf, searchOf, type Place } from "./search-of.ts";
import { attributes, models, pagesOf, siteOf } from "./sites.ts";

describe.each(["base", "complete", "released", "stranger"] as const)("the search of the spec “%s”", (name) => {
  const files = siteOf(models[name]());
  const search = searchOf(files);

  test("finds every page by its title, and what has a name in it", () => {
    const titles = pagesOf(files).map(([path, html]) => ({ path, title: /<title>(.*?) – /.exec(html)![1]! }));
    expect(titles.length).toBeGreaterThan(10);
    const missed = titles.filter(({ path, title }) => !/&/.test(title) && !search(title).some((place) => addressOf(place) === path));
    expect(missed).toEqual([]);
  });

  test("leads to a place that is there", () => {
    const ids = new Map(pagesOf(files).map(([path, html]) => [path, new Set(attributes(html, "id"))]));
    const places = listedPages(files.get("assets/search-index.js")!).flatMap(([path, , ...all]) => all.map(([, anchor]) => ({ path, anchor })));
    expect(places.filter(({ anchor }) => anchor !== "").length).toBeGreaterThan(10);
    expect(places.filter(({ path, anchor }) => !ids.has(path) || (anchor !== "" && !ids.get(path)!.has(anchor)))).toEqual([]);
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

  test("words that every question has are left out, but where they are all that is asked", () => {
    expect(search("what is the createRoom")).toEqual(search("createRoom"));
    expect(search("the").length).toBeGreaterThan(0);
  });

  test("nothing is found by nothing", () => {
    for (const query of ["", "   ", "=", "zzzzzzzz"]) expect(search(query), query).toEqual([]);
  });
});

test.each(payloads.map(({ category, text }) => [category, text]))("hostile texts come back as they are: %s %j", (_, text) => {
  const [[path, title, ...places], ...others] = listedPages(searchIndex([indexedPage(pageOf(text))]));
  expect([path, title, others]).toEqual(["a.html", text, []]);
  expect(places.map(([, , [name]]) => name)).toEqual([text, text, text]);
});

test("MiniSearch is the library that is installed, made smaller", () => {
  const folder = join(createRequire(import.meta.url).resolve("minisearch"), "../../..");
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  const { version } = JSON.parse(read("package.json")) as { readonly version: string };
  const { code } = transformSync(read("dist/umd/index.js"), { minify: true, legalComments: "none" });
  const expected = `/*! MiniSearch ${version}\n\n${read("LICENSE.txt").trim()}\n*/\n${code}`;
  const kept = join(rootFolder, "templates/docs/script/minisearch.js");
  if (process.env["UPDATE_CASES"] === "1") writeFileSync(kept, expected);
  expect(readFileSync(kept, "utf8")).toBe(expected);
});

type ListedPage = readonly [path: string, title: string, ...places: readonly (readonly [kind: string, anchor: string, names: readonly string[]])[]];

/** What the script of an index lists, which does nothing else. */
function listedPages(script: string): readonly [ListedPage, ...ListedPage[]] {
  const context: { searchPages?: readonly [ListedPage, ...ListedPage[]] } = {};
  runInNewContext(script, context);
  expect(Object.keys(context)).toEqual(["searchPages"]);
  return context.searchPages!;
}

/** A page with the text as its title, as the name of an entry and as a heading. */
function pageOf(text: string): Page {
  const prose = [{ kind: "code", text }] as const;
  const paragraph: Block = { kind: "paragraph", prose };
  const blocks: readonly Block[] = [
    { kind: "entries", hasGeneratorNames: false, entries: [{ id: "parameter-a", name: text, wire: undefined, type: prose, badges: [text], blocks: [paragraph] }] },
    { kind: "section", id: "b", title: text, blocks: [paragraph, { kind: "definitions", rows: [{ label: prose, prose }] }] },
  ];
  return { path: "a.html", kind: "text", title: text, isCode: false, summary: text, breadcrumbs: [], siblings: [], blocks };
}
