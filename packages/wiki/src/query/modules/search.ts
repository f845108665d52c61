import { setImmediate as endOfTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Context } from "@kiln/server/query";
import { type Condition, type Selected, contains, equal, isIn } from "../../storage/select.ts";
import { type StoredTitle, pageNamed } from "../../content/titles.ts";
import { isoOf } from "../../content/timestamps.ts";
import { given, keyOf } from "../reading/conditions.ts";
import { type HandlerOf, type ParametersOf, generate, generatingList, only } from "../reading/module.ts";
import { pageColumns, pageOf, splitTitle, titled } from "../shared/pages.ts";
import { type Reading, inBackground, inWindows, readRows, takeRows } from "../reading/reading.ts";
import { type SearchQuery, isFound, readSearch, snippetOf, wordsOfText, wordsOfTitle } from "../shared/search.ts";
import type { Site } from "../site/general.ts";
import type { Entry } from "../query-pages/query-page.ts";
import { queryPages } from "../query-pages/query-pages.ts";

type SearchParameters = ParametersOf<"search">;

const columns = [...pageColumns, "pages.length", "revisions.timestamp", "texts.text"] as const;
type Row = Selected<(typeof columns)[number]>;

const joins = [
  { table: "revisions", on: [["revisions.id", "pages.latest"]] },
  { table: "texts", on: [["texts.revision", "pages.latest"]] },
] as const;

/** The maximum number of results. */
const mostFound = 10_000;
/** The limit of Wikimedia's sites in characters. */
const longestSearch = 300;
const tooLong = {
  key: "cirrussearch-query-too-long",
  text: "Search request is longer than the maximum allowed length. ($1 > $2)",
};

/**
 * The number of pages per statement, and of matching rows before other requests get a turn. No index covers the words
 * of texts.
 */
const [window, turn] = [2000, 50];

/** Results are sorted by namespace and title. They are not ranked (decided: D-420). */
const key = keyOf(false, "pages.ns", "pages.title");

/** Lists pages with all the words in their title, or with all the words in their text. */
export const search = (site: Site) =>
  generatingList(site, {
    read: async (parameters: SearchParameters, { generator, fail }: Context): Promise<Reading<Row>> => {
      const { offset, limit, what } = parameters;
      const length = [...parameters.search].length;
      if (length > longestSearch)
        fail("cirrussearch-query-too-long", { ...tooLong, parameters: [String(length), String(longestSearch)] });
      const info = generator ? named(parameters.info, defaults.info) : parameters.info;
      const found =
        what === "nearmatch" ? await nearMatch(site, parameters.search) : await foundPages(site, parameters);
      const results =
        info.includes("totalhits") && what !== "nearmatch" ? { searchinfo: { totalhits: found.length } } : {};
      return { rows: found.slice(offset), tokenAt: () => offset + limit, continueWith: "offset", results };
    },
    itemOf: (row, parameters) => ({ ...pageOf(row), ...told(row, parameters) }),
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
    generated: (row, parameters, place) => ({
      index: parameters.offset + place + 1,
      ...told(row, { ...parameters, prop: named(parameters.prop, defaults.prop) }),
    }),
  });

/** Default values of the parameters. A generator adds members to the pages only if the request selects other values. */
const defaults = {
  prop: ["size", "wordcount", "timestamp", "snippet"],
  info: ["totalhits", "suggestion", "rewrittenquery"],
} as const;

function named<T extends string>(asked: readonly T[], byItself: readonly string[]): readonly T[] {
  return isDeepStrictEqual(asked, byItself) ? [] : asked;
}

/** Returns the scope of a search. The search string may name a namespace, or all of them. */
function scopeOf({ search: text, namespace }: SearchParameters): {
  readonly query: SearchQuery;
  readonly where: readonly Condition[];
} {
  if (text.startsWith("all:")) return { query: readSearch(text.slice(4)), where: [] };
  const { ns } = splitTitle(text);
  return ns === undefined
    ? { query: readSearch(text), where: given(namespace, (ids) => isIn("pages.ns", ids)) }
    : { query: readSearch(text.slice(text.indexOf(":") + 1)), where: [equal("pages.ns", ns)] };
}

async function foundPages(site: Site, parameters: SearchParameters): Promise<readonly Row[]> {
  const { query, where } = scopeOf(parameters);
  if (query.terms.length === 0) return [];
  const isText = parameters.what === "text";
  const narrowed = query.terms.flatMap(({ words }) => words.flatMap((word) => beginningOf(word, isText)));
  const found: Row[] = [];
  let rows = 0;
  for await (const row of inWindows(
    inBackground(site),
    key,
    { from: "pages", joins, columns },
    [...where, ...narrowed],
    window,
  )) {
    if (isFound(query, isText ? wordsOfText(row["texts.text"]) : wordsOfTitle(titleOf(row)))) found.push(row);
    if (found.length === mostFound) break;
    if (++rows % turn === 0) await endOfTurn();
  }
  return found;
}

/**
 * Returns the condition that a database can check: the first letters of a word. The rest of the word may follow link
 * markup, and non-ASCII letters may differ in case.
 */
function beginningOf(word: string, isText: boolean): readonly Condition[] {
  const [beginning] = /^[a-z0-9]{1,3}/.exec(word) ?? [];
  return beginning === undefined ? [] : [contains(isText ? "texts.text" : "pages.title", beginning)];
}

const titleOf = (row: Row): StoredTitle => ({ ns: row["pages.ns"], title: row["pages.title"] });

/** Returns the page whose title matches a string except for case. */
async function nearMatch(site: Site, text: string): Promise<readonly Row[]> {
  const words = (pattern: RegExp): string => text.toLowerCase().replace(pattern, (letter) => letter.toUpperCase());
  const unquoted = /^"([^"]+)"$/.exec(text.trim())?.[1];
  for (const title of [
    text,
    text.toLowerCase(),
    words(/(?<!\S)\p{L}/gu),
    text.toUpperCase(),
    words(/(?<![\p{L}\p{N}'])\p{L}/gu),
  ].map((one) => pageNamed(one))) {
    if (title === undefined) continue;
    const where = [equal("pages.ns", title.ns), equal("pages.title", title.title)];
    const rows = await readRows(site, { from: "pages", joins, columns, where, limit: 1 });
    if (rows.length > 0) return rows;
  }
  return unquoted === undefined ? [] : nearMatch(site, unquoted);
}

const telling: Readonly<Record<string, (row: Row, parameters: SearchParameters) => object>> = {
  size: (row) => ({ size: row["pages.length"] }),
  wordcount: (row) => ({ wordcount: wordCount(row["texts.text"]) }),
  timestamp: (row) => ({ timestamp: isoOf(row["revisions.timestamp"]) }),
  snippet: (row, parameters) => ({
    snippet: parameters.what === "nearmatch" ? "" : snippetOf(row["texts.text"], scopeOf(parameters).query.marked),
  }),
  titlesnippet: () => ({ titlesnippet: "" }),
  categorysnippet: () => ({ categorysnippet: "" }),
  isfilematch: () => ({ isfilematch: false }),
};

/**
 * Counts words of ASCII letters, apostrophes and hyphens. Apostrophes and hyphens around the whole text are ignored.
 */
function wordCount(text: string): number {
  return text.replace(/^['-]+|-$/g, "").match(/[A-Za-z'-]+/g)?.length ?? 0;
}

function told(row: Row, parameters: SearchParameters): object {
  return Object.assign({}, ...parameters.prop.map((one) => telling[one]?.(row, parameters) ?? {})) as object;
}

type QuerypageParameters = ParametersOf<"querypage">;

/** The maximum length of a list. It is limited because skipped rows must be read too (decided: D-450). */
const mostEntries = 10_000;

/** Lists the entries of a special page. They are computed on request. */
export function querypage(site: Site): HandlerOf<"querypage"> {
  return async (parameters, context) => {
    const { rows, tokenAt, continueWith } = await entries(site, parameters);
    const { taken, left } = await takeRows(rows, parameters.limit);
    if (left !== undefined) context.continueWith(tokenAt(left), continueWith);
    return { querypage: { name: parameters.page, results: taken.map(resultOf) } };
  };
}

export function generatedByQuerypage(site: Site) {
  return async (parameters: QuerypageParameters, context: Context) =>
    generate<Entry, object>(site, context, await entries(site, parameters), parameters.limit, ({ ns, title }) => ({
      target: { kind: "title", ns, title },
      members: undefined,
    }));
}

async function entries(site: Site, { page, offset, limit }: QuerypageParameters): Promise<Reading<Entry>> {
  const start = Math.max(0, offset);
  const wanted = Math.min(limit + 1, mostEntries - start);
  const rows = wanted <= 0 ? [] : await queryPages[page](inBackground(site), start, wanted);
  return { rows, tokenAt: () => start + limit, continueWith: "offset" };
}

function resultOf({ value, isMoment = false, databaseResult, ...page }: Entry) {
  return {
    ...(value === undefined ? {} : { value, ...only(isMoment, { timestamp: isoOf(value) }) }),
    ...titled(page),
    ...(databaseResult === undefined ? {} : { databaseResult }),
  };
}
