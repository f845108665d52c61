import { beforeAll, expect, test } from "vitest";
import type { Any, Ask } from "./support/asked-wiki.ts";
import { linkedWiki } from "./support/linked-pages.ts";

/* What the software itself knows: the categories that it puts pages in, its messages, languages. */

let ask: Ask;
beforeAll(async () => void (ask = await linkedWiki()));

const tracked = async (parameters = {}): Promise<readonly Any[]> => (await ask({ list: "trackingcategories", ...parameters })).query.trackingcategories;

test("tracking categories that are there are told with the messages that name them", async () => {
  expect(await tracked({ tcprop: "size|hidden" })).toEqual([
    { category: "Hidden categories", size: 1, pages: 0, files: 0, subcats: 1, hidden: false, trackingcatname: "hidden-category-category" },
    { category: "Pages with broken file links", size: 1, pages: 1, files: 0, subcats: 0, hidden: false, trackingcatname: "broken-file-category" },
  ]);
});

test.each<[parameters: object, expected: readonly string[]]>([
  [{ tctrackingcatname: "broken-file-category|index-category|toString" }, ["broken-file-category"]],
  [{ tcmin: 2 }, []],
  [{ tcmax: 1 }, ["hidden-category-category", "broken-file-category"]],
  [{ tccontinue: "I" }, ["broken-file-category"]],
])("tracking categories by %j", async (parameters, expected) => {
  expect((await tracked(parameters)).map(({ trackingcatname }) => trackingcatname)).toEqual(expected);
});

test("tracking categories are continued, and are pages of a generator", async () => {
  const first = await ask({ generator: "trackingcategories", gtclimit: 1 });
  expect(first.query.pages).toEqual([{ ns: 14, title: "Category:Hidden categories", missing: true }]);
  const second = await ask({ generator: "trackingcategories", gtclimit: 1, ...first.continue });
  expect(second.query.pages.map(({ title }: Any) => title)).toEqual(["Category:Pages with broken file links"]);
});
