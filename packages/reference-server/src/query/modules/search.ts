import { anyOf, contains, isIn, type Condition, type Selected } from "../../storage/wiki/select.ts";
import { isoOf } from "../../wiki/timestamps.ts";
import { fullTitle, underscored } from "../../wiki/titles.ts";
import { generatingList } from "../shared/list-module.ts";
import { pageColumns, pageOf } from "../shared/pages.ts";
import type { ParametersOf } from "../shared/handler-types.ts";
import { keyOf } from "../shared/key.ts";
import { takeRows, type Reading } from "../shared/reading.ts";
import { inWindows } from "../shared/rows.ts";
import { markedWords, passageOf, wordsOf } from "../shared/search-words.ts";
import type { Site } from "../site.ts";

type Parameters = ParametersOf<"search">;

const columns = [...pageColumns, "pages.length", "revisions.timestamp", "texts.text"] as const;
type Row = Selected<(typeof columns)[number]>;

/** So many pages are found at most. */
const mostFound = 10_000;
/** So many are looked at before other requests have their turn: no index has the words of texts. */
const window = 2000;

/** Pages that have all the words in their title or text; those with more of them in the title come first, then by age (decided: D-420). */
export const search = (site: Site) =>
  generatingList(site, {
    read: async (parameters: Parameters): Promise<Reading<Row>> => {
      const { offset, limit, info = [] } = parameters;
      const words = wordsOf(parameters.search);
      const found = words.length === 0 ? [] : await foundPages(site, parameters, words);
      const results = info.includes("totalhits") ? { searchinfo: { totalhits: found.length } } : {};
      return { rows: found.slice(offset), tokenAt: () => offset + limit, continueWith: "offset", results };
    },
    itemOf: (row, parameters) => ({ ...pageOf(row), ...told(row, parameters) }),
    targetOf: (row) => ({ kind: "id", id: row["pages.id"] }),
    generated: (row, parameters, place) => ({ index: parameters.offset + place + 1, ...told(row, parameters) }),
  });

async function foundPages(site: Site, { search: text, namespace, what }: Parameters, words: readonly string[]): Promise<readonly Row[]> {
  const meets = (word: string): Condition => {
    const inTitle = contains("pages.title", underscored(word));
    return what === "text" || what === undefined ? anyOf(inTitle, contains("texts.text", word)) : inTitle;
  };
  const question = {
    from: "pages" as const,
    joins: [
      { table: "revisions", on: [["revisions.id", "pages.latest"]] },
      { table: "texts", on: [["texts.revision", "pages.latest"]] },
    ] as const,
    columns,
  };
  const { taken: rows } = await takeRows(inWindows(site, keyOf(false, "pages.id"), question, [isIn("pages.ns", namespace), ...words.map(meets)], window), mostFound);
  if (what === "nearmatch") return rows.filter((row) => titleOf(row).toLowerCase() === text.trim().toLowerCase());
  const ranked = rows.map((row) => ({ row, rank: words.filter((word) => titleOf(row).toLowerCase().includes(word.toLowerCase())).length }));
  return ranked.toSorted((one, other) => other.rank - one.rank).map(({ row }) => row);
}

const titleOf = (row: Row): string => fullTitle({ ns: row["pages.ns"], title: row["pages.title"] });

const telling: Readonly<Record<string, (row: Row, words: readonly string[]) => object>> = {
  size: (row) => ({ size: row["pages.length"] }),
  wordcount: (row) => ({ wordcount: row["texts.text"].match(/[\p{L}\p{N}]+/gu)?.length ?? 0 }),
  timestamp: (row) => ({ timestamp: isoOf(row["revisions.timestamp"]) }),
  snippet: (row, words) => ({ snippet: markedWords(passageOf(row["texts.text"], words), words) }),
  titlesnippet: (row, words) => ({ titlesnippet: markedWords(titleOf(row), words) }),
  categorysnippet: () => ({ categorysnippet: "" }),
  isfilematch: () => ({ isfilematch: false }),
};

function told(row: Row, { prop, search: text }: Parameters): object {
  const words = wordsOf(text);
  return Object.assign({}, ...prop.map((one) => telling[one]?.(row, words) ?? {})) as object;
}
