import { expect, test } from "vitest";
import { TransportError } from "../../packages/client/generated/query/index.js";
import { anonymous, take } from "./clients.ts";
import { articleTitle, counts, longHistory } from "./site.ts";

const articles = Array.from({ length: counts.articles }, (_, index) => articleTitle(index + 1));
const titles = (items: readonly object[] = []): unknown[] =>
  items.map((item) => (item as { readonly title: unknown }).title);

test("a list is followed to its end, one response at a time", async () => {
  const { wiki, sent } = anonymous();
  const pages = await take(wiki.list("allpages", { prefix: "Article ", limit: 7 }));
  expect(titles(pages)).toEqual(articles);
  expect(sent).toHaveLength(Math.ceil(counts.articles / 7));
});

test("a list is requested only as far as it is read", async () => {
  const { wiki, sent } = anonymous();
  expect(await take(wiki.list("allpages", { prefix: "Article ", limit: 10 }), 15)).toHaveLength(15);
  expect(sent).toHaveLength(2);
});

test("a result has the continuation of its lists, and a request can continue there", async () => {
  const { wiki } = anonymous();
  const request = {
    list: { allpages: { prefix: "Article ", limit: 4 }, categorymembers: { title: "Category:Even", limit: 3 } },
  } as const;
  const first = await wiki.query(request);
  expect(titles(first.list.allpages)).toEqual(articles.slice(0, 4));
  expect(first.continue).toBeDefined();
  const second = await wiki.query({ ...request, continue: first.continue });
  expect(titles(second.list.allpages)).toEqual(articles.slice(4, 8));
  expect(titles(second.list.categorymembers)).toEqual([8, 10, 12].map(articleTitle));
});

test("two lists of different lengths both come whole", async () => {
  const { wiki } = anonymous();
  const seen = { allpages: new Set<unknown>(), categorymembers: new Set<unknown>() };
  let items = 0;
  for await (const { list } of wiki.batches({
    list: {
      allpages: { prefix: "Article 0", limit: 30 },
      categorymembers: { title: "Category:Ends with 3", limit: 4 },
    },
  })) {
    for (const name of ["allpages", "categorymembers"] as const) {
      const some = titles(list[name]);
      items += some.length;
      for (const title of some) seen[name].add(title);
    }
  }
  expect([seen.allpages.size, seen.categorymembers.size, items]).toEqual([99, 30, 129]);
});

test("data of one page is combined from many responses", async () => {
  const { wiki, sent } = anonymous();
  const { pages } = await wiki.query({
    titles: longHistory,
    prop: { revisions: { prop: ["ids", "user"], limit: 25 } },
  });
  const revisions = pages[0]?.["revisions"] as readonly { readonly revid: number }[];
  expect(new Set(revisions.map(({ revid }) => revid)).size).toBe(counts.revisions);
  expect(revisions).toHaveLength(counts.revisions);
  expect(sent).toHaveLength(Math.ceil(counts.revisions / 25));
});

test("pages come whole, though two modules of theirs run out at different places", async () => {
  const { wiki } = anonymous();
  const some = articles.slice(0, 40);
  const { pages } = await wiki.query({
    titles: some,
    prop: { categories: { limit: 9 }, links: { limit: 31 }, info: {} },
  });
  expect(pages).toHaveLength(40);
  for (const page of pages) {
    expect(page["categories"]).toHaveLength(4);
    expect(page["links"]).toHaveLength(3);
    expect(page).toMatchObject({ ns: 0, contentmodel: "wikitext" });
  }
});

test("a generator's pages come once each, with all their members", async () => {
  const { wiki } = anonymous();
  const pages = await take(
    wiki.generate(
      "categorymembers",
      { title: "Category:Numbered", limit: 40 },
      { prop: { revisions: { prop: ["ids", "timestamp"] }, categories: { limit: 50 } } },
    ),
  );
  expect(new Set(titles(pages))).toEqual(new Set(articles));
  expect(pages).toHaveLength(counts.articles);
  for (const page of pages) {
    expect(page["revisions"]).toHaveLength(1);
    expect(page["categories"]).toHaveLength(4);
  }
});

test("redirects, links to a page and its transclusions continue too", async () => {
  const { wiki } = anonymous();
  expect(await take(wiki.list("allredirects", { limit: 9 }))).toHaveLength(counts.shortcuts);
  expect(await take(wiki.list("embeddedin", { title: "Template:Note", limit: 80 }))).toHaveLength(counts.articles);
  expect(await take(wiki.list("imageusage", { title: "File:Kiln.png", limit: 80 }))).toHaveLength(counts.articles);
  expect(await take(wiki.list("search", { search: "Article", limit: 100 }))).toHaveLength(counts.articles);
});

test("the maximum limit is requested with a word", async () => {
  const { wiki, sent } = anonymous();
  expect(await take(wiki.list("allpages", { prefix: "Article ", limit: "max" }))).toHaveLength(counts.articles);
  expect(sent).toHaveLength(1);
});

test("a limit ends a continuation that takes too long", async () => {
  const { wiki, sent } = anonymous({ maximumRequests: 3 });
  const error = await take(wiki.list("allpages", { limit: 1 })).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TransportError);
  expect(error).toMatchObject({ kind: "too-many-requests-of-continuation" });
  expect(sent).toHaveLength(3);
});
