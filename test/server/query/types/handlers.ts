/*
 * What the compiler says of handlers, held by the compiler itself: a line below `@ts-expect-error` that is right is an error. `npm run typecheck`
 * looks at it; nothing runs it.
 */
import type { QueryHandlers } from "../../../../packages/server/generated/query/index.js";

export const right = {
  pages: ({ titles = [], pageids = [] }) => ({ pages: [...titles.map((title) => ({ title })), ...pageids.map((pageid) => ({ pageid }))], normalized: [] }),
  generators: { allpages: ({ limit }) => ({ items: [{ title: "A", pageid: limit }], continueAt: ({ title = "" }) => title }) },
  modules: {
    allpages: ({ limit, dir, prtype, from }) => [{ number: limit + 1, isUp: dir === "ascending", several: prtype?.join(), title: from?.length }],
    backlinks: async function* ({ namespace = [] }) {
      for (const id of namespace) yield { id: id * 2 };
    },
    info: (_, { pages }) => pages.map((page) => [page, { touched: true }] as const),
    siteinfo: ({ prop }, { caller, warn }) => (warn("x", { key: "k", text: "t" }), { general: { first: prop[0], name: caller.name } }),
    tokens: ({ type }) => ({ tokens: type.map((one) => `${one}token`) }),
    watchlist: (_, { fail }) => fail("notloggedin", { key: "k", text: "t" }),
  },
} satisfies QueryHandlers;

export const wrong = {
  modules: {
    // @ts-expect-error The parameter is called `limit`.
    allpages: ({ aplimit }) => [{ aplimit }],
    // @ts-expect-error A list answers items, not a text.
    allcategories: () => "all",
    // @ts-expect-error A number may be missing where there is no default.
    random: ({ minsize }) => [{ size: minsize.toFixed() }],
    // @ts-expect-error `other` is no direction.
    allimages: ({ dir }) => [{ is: dir === "other" }],
    // @ts-expect-error What is told has to say of which page.
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
