import { QueryClient } from "@tanstack/react-query";
import { ExchangeError } from "@kiln/client/exchange";
import { setupServer } from "msw/node";
import { handlers, refuseOnce } from "./mocks.ts";
import { exchange, wiki } from "./services.ts";

/*
 * The same mocks in Node. Prints the names of groups, the code of an error, and the numbers of created groups and of
 * articles.
 */

const server = setupServer(...handlers);
server.listen();
const cache = new QueryClient();
const { pages } = await cache.fetchInfiniteQuery({
  ...exchange.pagingGroups.list.pages({ query: { limit: 2 } }),
  pages: 5,
});
server.use(refuseOnce("tenant_required"));
const refused: unknown = await cache.fetchQuery(exchange.pagingGroups.list()).catch((error: unknown) => error);
const created = await cache
  .getMutationCache()
  .build(cache, exchange.pagingGroups.create())
  .execute([{ name: "Hall", number: "840" }]);
const after = await cache.fetchQuery(exchange.pagingGroups.list());
const articles = await cache.fetchInfiniteQuery({ ...wiki.list.pages("allpages", { limit: 10 }), pages: 9 });
console.log(
  JSON.stringify({
    pages: pages.map(({ items }) => items.map(({ name }) => name)),
    refused: refused instanceof ExchangeError && refused.code,
    last: after.at(-1)?.name === created.name && created.name,
    articles: articles.pages.map(({ items }) => items.length),
  }),
);
server.close();
