/*
 * Typical uses of the clients in a web application: Fastify handlers, and functions around the calls of the exchange.
 * Never run.
 */

import fastify, { type FastifyInstance } from "fastify";
import {
  createExchangeClient,
  ExchangeError,
  TransportError,
  type CreatePagingGroupRequest,
  type ExchangeClient,
  type PagingGroupDetail,
} from "@kiln/client/exchange";
import { createQueryClient, QueryError, type QueryClient } from "@kiln/client/query";
import {
  allpagesModule,
  createQueryClient as createSmallClient,
  infoModule,
  siteinfoModule,
} from "@kiln/client/query/core";

/** Calls any operation of the exchange, and returns `undefined` if the object is missing. */
export async function orNothing<Given extends readonly unknown[], Result>(
  call: (...given: Given) => Promise<Result>,
  ...given: Given
): Promise<Result | undefined> {
  try {
    return await call(...given);
  } catch (error) {
    if (error instanceof ExchangeError && error.is("object_not_found")) return undefined;
    throw error;
  }
}

export class Groups {
  readonly #client: ExchangeClient;
  constructor(client: ExchangeClient) {
    this.#client = client;
  }
  find(id: number): Promise<PagingGroupDetail | undefined> {
    return orNothing(this.#client.pagingGroups.get, id);
  }
  async ensure(wanted: CreatePagingGroupRequest & { readonly name: string }): Promise<PagingGroupDetail> {
    const rows = await this.#client.pagingGroups.list();
    const known = rows.find(({ name }) => name === wanted.name);
    return known === undefined
      ? this.#client.pagingGroups.create(wanted)
      : this.#client.pagingGroups.update(known.id, wanted);
  }
  update(
    ...given: Parameters<ExchangeClient["pagingGroups"]["update"]>
  ): ReturnType<ExchangeClient["pagingGroups"]["update"]> {
    return this.#client.pagingGroups.update(...given);
  }
}

export function application(wiki: QueryClient, exchange: ExchangeClient): FastifyInstance {
  const app = fastify();
  app.get<{ Params: { readonly title: string } }>("/page/:title", async ({ params }, reply) => {
    const {
      pages: [page],
    } = await wiki.query({ titles: params.title, prop: { info: { prop: ["url"] } } });
    return page === undefined || page.missing ? reply.code(404).send() : { title: page.title, url: page.fullurl };
  });
  app.get<{ Querystring: { readonly prefix: string } }>("/titles", async ({ query }) => {
    const titles: string[] = [];
    for await (const { title } of wiki.list("allpages", { prefix: query.prefix, limit: 50 })) titles.push(title);
    return titles;
  });
  app.get<{ Params: { readonly id: string } }>(
    "/groups/:id",
    async ({ params }, reply) => (await new Groups(exchange).find(Number(params.id))) ?? reply.code(404).send(),
  );
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof QueryError || error instanceof ExchangeError)
      return reply.code(502).send({ code: error.code });
    return reply.code(error instanceof TransportError && error.kind === "timeout" ? 504 : 500).send();
  });
  return app;
}

// For a small bundle: only these modules are available.
const small = createSmallClient({
  endpoint: "https://wiki.example/w/api.php",
  userAgent: "strangers/1.0 (strangers@example.org)",
  modules: [allpagesModule, infoModule, siteinfoModule],
});

export async function smallPage(): Promise<void> {
  const { pages } = await small.query({ titles: "A", prop: { info: { prop: ["url"] } } });
  console.log(pages[0]?.fullurl, (await small.meta("siteinfo", { prop: "general" })).general.sitename);
  for await (const { title } of small.list("allpages", { limit: 3 })) console.log(title);
  for await (const { touched } of small.generate("allpages", {}, { prop: { info: {} } })) console.log(touched);
  // @ts-expect-error Not among its modules.
  small.list("allcategories", {});
  // @ts-expect-error Not among its modules.
  await small.query({ titles: "A", prop: { revisions: {} } });
  // @ts-expect-error A list, not a module about the site.
  small.meta("allpages", {});
}

export const both = application(
  createQueryClient({ endpoint: "https://wiki.example/w/api.php", userAgent: "strangers/1.0 (strangers@example.org)" }),
  createExchangeClient({ baseUrl: "https://pbx.example", key: "k", tenant: "T1" }),
);
