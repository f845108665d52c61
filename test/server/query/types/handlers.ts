/*
 * Types of handlers, checked by the compiler: a line below `@ts-expect-error` that compiles is an error. Only
 * `npm run typecheck` uses this file; it never runs.
 */
import type { QueryHandlers } from "@kiln/server/query";

export const right = {
  pages: ({ titles = [], pageids = [] }) => ({
    pages: [...titles.map((title) => ({ title })), ...pageids.map((pageid) => ({ pageid }))],
    normalized: [],
  }),
  generators: {
    allpages: ({ limit }) => ({ items: [{ title: "A", pageid: limit }], continueAt: ({ title = "" }) => title }),
    search: () => [{ title: "A", ns: 0, index: 1, snippet: "An <b>A</b>." }],
  },
  modules: {
    allpages: ({ limit, dir, prtype, from }) => [
      { pageid: limit + 1, ns: dir === "ascending" ? 0 : 1, title: `${prtype?.join()} ${from?.length}` },
    ],
    backlinks: async function* ({ namespace = [] }) {
      for (const id of namespace) yield { pageid: id * 2, ns: id, title: "A" };
    },
    info: (_, { pages, request }) =>
      pages.map(
        (page) => [page, { touched: "2001-01-15T14:56:00Z", length: Object.keys(request.modules).length }] as const,
      ),
    search: ({ search, offset }) => ({
      items: [{ ns: 0, title: search, pageid: 1 }],
      continueAt: () => offset + 1,
      continueWith: "offset",
      results: { searchinfo: { totalhits: 1 } },
    }),
    siteinfo: ({ prop }, { caller, warn }) => (
      warn("x", { key: "k", text: "t" }), { rightsinfo: { url: prop[0] ?? "", text: caller.name ?? "" } }
    ),
    tokens: ({ type }) => ({ tokens: { csrftoken: type.join() } }),
    watchlist: (_, { fail }) => fail("notloggedin", { key: "k", text: "t" }),
  },
} satisfies QueryHandlers;

export const wrong = {
  modules: {
    // @ts-expect-error The parameter is called `limit`.
    categorymembers: ({ cmlimit }) => (cmlimit, []),
    // @ts-expect-error A list returns items, not a string.
    allcategories: () => "all",
    // @ts-expect-error A number may be missing where there is no default.
    allpages: ({ minsize }) => [{ pageid: minsize.valueOf(), ns: 0, title: "A" }],
    // @ts-expect-error `other` is no direction.
    allimages: ({ dir }) => (dir === "other" ? [] : []),
    // @ts-expect-error An id is a number.
    alllinks: () => [{ ns: 0, fromid: "x" }],
    // @ts-expect-error The namespace of a page is a number.
    random: () => [{ id: 1, ns: "0", title: "A" }],
    // @ts-expect-error The results have no such member.
    userinfo: () => ({ user: {} }),
    // @ts-expect-error The member next to the list has another type.
    search: () => ({ items: [], results: { searchinfo: { totalhits: "1" } } }),
    // @ts-expect-error A page's length is a number.
    info: (_, { pages }) => pages.map((page) => [page, { length: "3" }] as const),
    // @ts-expect-error A property must name its page.
    links: () => [{ links: [] }],
  },
} satisfies QueryHandlers;

export const unknown = {
  modules: {
    // @ts-expect-error No module is called so.
    nosuch: () => [],
  },
} satisfies QueryHandlers;

export const wrongGenerator = {
  generators: {
    // @ts-expect-error The module is no generator.
    tags: () => [],
  },
} satisfies QueryHandlers;
