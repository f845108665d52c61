import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { responseOf, type Page, type WikiOptions } from "./support/wiki.ts";
import { parametersOf } from "./support/api.ts";
import { all, clientOf } from "./support/query.ts";
import { json, serve, type TestServer } from "./support/server.ts";

/** A caller sees all data of the wiki, however the wiki splits its responses and however many values a request has. */

const pageList = fc
  .array(
    fc.record({
      links: fc.array(fc.string({ maxLength: 3 }), { maxLength: 6 }),
      categories: fc.array(fc.constantFrom("a", "b"), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 70 },
  )
  .map((pages): readonly Page[] =>
    pages.map((page, index) => ({
      ...page,
      pageid: index + 1,
      ns: 0,
      title: index % 7 === 3 ? `P|${index}` : `P${index}`,
      revids: [2 * index + 1, 2 * index + 2],
    })),
  );

/** Number of items of each module in a response. It varies but is never zero. */
const portions = fc.func(fc.integer({ min: 1, max: 25 }));

const wikis = fc.tuple(pageList, portions).map(([pages, portion]): WikiOptions => ({ pages, portion }));

/** Generates a selection of the server's pages, in any order, possibly with duplicates. */
const picks = (pages: readonly Page[]): fc.Arbitrary<readonly Page[]> =>
  fc.array(fc.constantFrom(...pages), { maxLength: 130 });

const given = wikis.chain((wiki) =>
  fc.record({
    wiki: fc.constant(wiki),
    limit: fc.oneof(fc.constant("max" as const), fc.integer({ min: 1, max: 30 })),
    picked: picks(wiki.pages),
  }),
);

interface Shown {
  readonly title: string;
  readonly links?: readonly { readonly title: string }[];
  readonly categories?: readonly { readonly title: string }[];
}

const shown = (pages: readonly unknown[]): unknown =>
  (pages as readonly Shown[]).map(({ title, links = [], categories = [] }) => ({
    title,
    links: links.map((link) => link.title),
    categories: categories.map((one) => one.title),
  }));
const held = (pages: readonly Page[]): unknown =>
  pages.map(({ title, links, categories }) => ({ title, links, categories }));

let wiki: WikiOptions;
let server: TestServer;

describe("whatever the server's batches are", () => {
  /** Shared by all runs, because `serve` closes the server when the test ends. */
  const law =
    (
      check: (
        one: { readonly wiki: WikiOptions; readonly limit: number | "max"; readonly picked: readonly Page[] },
        endpoint: string,
      ) => Promise<void>,
    ) =>
    async () => {
      server = await serve((response, request) => json(response, 200, responseOf(wiki, parametersOf(request))));
      await fc.assert(
        fc.asyncProperty(given, (one) => ((wiki = one.wiki), check(one, server.url))),
        { numRuns: 25 },
      );
    };
  const prop = (limit: number | "max"): object => ({ links: { limit }, categories: { limit }, info: {} });

  beforeAll(() => void (wiki = { pages: [], portion: () => 1 }));

  it(
    "a list yields what there is",
    law(async ({ wiki: { pages }, limit }, endpoint) => {
      expect(await all(clientOf(endpoint).list("allpages", { limit }))).toEqual(
        pages.map(({ pageid, ns, title }) => ({ pageid, ns, title })),
      );
    }),
  );

  it(
    "a generator yields each page whole and once",
    law(async ({ wiki: { pages }, limit }, endpoint) => {
      expect(shown(await all(clientOf(endpoint).generate("allpages", { limit }, { prop: prop(limit) })))).toEqual(
        held(pages),
      );
    }),
  );

  it(
    "a query has each page whole and once, by title",
    law(async ({ limit, picked }, endpoint) => {
      const result = await clientOf(endpoint).query({ titles: picked.map(({ title }) => title), prop: prop(limit) });
      expect(shown(result["pages"])).toEqual(held([...new Set(picked)]));
    }),
  );

  it(
    "… and by id",
    law(async ({ limit, picked }, endpoint) => {
      const result = await clientOf(endpoint).query({ pageids: picked.map(({ pageid }) => pageid), prop: prop(limit) });
      expect(shown(result["pages"])).toEqual(held([...new Set(picked)]));
    }),
  );

  it(
    "batches have the pages and the list, each thing once",
    law(async ({ wiki: { pages }, limit, picked }, endpoint) => {
      const titles = [...new Set(picked)].map(({ title }) => title);
      const results = await all(
        clientOf(endpoint).batches({ titles, prop: prop(limit), list: { allpages: { limit } } }),
      );
      expect(shown(results.flatMap((result) => result["pages"] as readonly unknown[]))).toEqual(
        held([...new Set(picked)]),
      );
      expect(shown(results.flatMap((result) => result["list"].allpages as readonly unknown[]))).toEqual(
        held(pages.map((page) => ({ ...page, links: [], categories: [] }))),
      );
    }),
  );
});
