import { afterAll, expect, test } from "vitest";
import {
  isFound,
  readSearch,
  snippetOf,
  wordsOfText,
  wordsOfTitle,
} from "../../../packages/wiki/src/query/shared/search.ts";
import { askOf, emptyWiki } from "./support/asked-wiki.ts";
import { pageRow, revisionRow } from "./support/rows.ts";

/* The words that a search indexes, the pages that it finds, and the snippets that it shows (D-420). */

test.each([
  ["Chandler's ''Lane''", ["chandler", "s", "lane"]],
  ["[[Boat]]s and [[Quay|quays]]", ["boat", "boats", "and", "quay", "quays"]],
  ["see https://example.org/a and [https://example.org the site]", ["see", "and", "the", "site"]],
  ["<b class=x>１８２０–1911</b> Été", ["1820–1911", "été"]],
])("the words of %j", (text, words) => {
  expect(wordsOfText(text)).toEqual(words);
});

/** Inputs for which a careless pattern searches for its end again at each position. */
test.each<readonly [name: string, piece: string]>([
  ["a long word", "a"],
  ["tags without an end", "<a "],
  ["links without an end", " [http://a b"],
  ["spaces in such a link", " "],
])("the time for the words of %s is linear", (name, piece) => {
  const time = (count: number): number => {
    const text = `${name.startsWith("spaces") ? " [http://a" : ""}${piece.repeat(count)}`;
    const times = [1, 2, 3].map(() => {
      const { user } = process.cpuUsage();
      wordsOfText(text);
      return process.cpuUsage({ user, system: 0 }).user;
    });
    return Math.min(...times);
  };
  const few = 1000;
  time(few);
  // With a quadratic pattern, the second input takes 256 times as long.
  expect(time(16 * few) / Math.max(500, time(few))).toBeLessThan(64);
});

test.each<readonly [search: string, text: string, isFound: boolean]>([
  ["boat harbour", "A harbour with a Boat.", true],
  ["boat", "Boats", false],
  ["boat*", "Boats", true],
  ['"the harbour"', "the old harbour", false],
  ['"the old harbour"', "See the OLD harbour.", true],
  ["o'hara", "O'Hara's bell", true],
  ["!?", "!?", false],
])("%j finds %j: %j", (search, text, expected) => {
  expect(isFound(readSearch(search), wordsOfText(text))).toBe(expected);
});

test("a title has its words without the namespace", () => {
  expect(wordsOfTitle({ ns: 10, title: "Old_Quay/Box" })).toEqual(["old", "quay", "box"]);
});

test("a snippet is of the lines in which something is found, in HTML, and shortened around it", () => {
  const { marked } = readSearch("quay");
  expect(snippetOf("No.\nThe <Quay>, 'our' quayside & quay\nEnd", marked)).toBe(
    "The &lt;<span class='searchmatch'>Quay</span>&gt;, &#039;our&#039; quayside &amp; <span class='searchmatch'>quay</span>\n",
  );
  expect(snippetOf(`${"é".repeat(80)} quay ${"x".repeat(80)}`, marked)).toBe(
    `...${"é".repeat(74)} <span class='searchmatch'>quay</span> ${"x".repeat(75)}\n`,
  );
  expect(snippetOf("quay\n".repeat(5), marked).split("\n")).toHaveLength(3);
});

test("a search finds at most 10,000 pages", async () => {
  const storage = emptyWiki();
  afterAll(() => storage.close());
  const numbers = Array.from({ length: 10_001 }, (_, index) => index + 1);
  await storage.write(async ({ wiki }) => {
    await wiki.create(
      "pages",
      numbers.map((number) => pageRow({ title: `Quay_${number}`, latest: number })),
    );
    await wiki.create(
      "revisions",
      numbers.map((number) => revisionRow({ page: number })),
    );
    await wiki.insert(
      "texts",
      numbers.map((number) => ({ revision: number, text: "" })),
    );
  });
  const found = await askOf(storage)({ list: "search", srsearch: "quay", srwhat: "title" });
  expect(found.query.searchinfo.totalhits).toBe(10_000);
});
