/* A bot that returns its findings about a wiki and an exchange as one object. Run against the reference server. */

import { createExchangeClient, ExchangeError } from "@kiln/client/exchange";
import { each, first } from "@kiln/client/exchange/extras";
import {
  createQueryClient,
  QueryError,
  type GeneratorModules,
  type ItemOf,
  type ListModules,
  type QueryRequest,
} from "@kiln/client/query";

export interface Found {
  readonly sitename: string;
  readonly first: readonly string[];
  readonly described: number;
  readonly refused: string;
  readonly groups: readonly string[];
  readonly missing: boolean;
}

export async function bot(address: string, key: string): Promise<Found> {
  const wiki = createQueryClient({
    endpoint: `${address}/api.php`,
    userAgent: "strangers/1.0 (strangers@example.org)",
    onWarning: () => undefined,
  });
  const { pagingGroups } = createExchangeClient({ baseUrl: address, key, tenant: "A" });

  async function take<N extends keyof ListModules, const P extends ListModules[N]>(
    count: number,
    name: N,
    parameters: P,
  ) {
    const taken: ItemOf<N, P>[] = [];
    for await (const item of wiki.list(name, parameters)) if (taken.push(item) >= count) break;
    return taken;
  }
  async function count<N extends keyof GeneratorModules, const R extends QueryRequest>(
    name: N,
    parameters: GeneratorModules[N],
    request: R,
  ): Promise<number> {
    let pages = 0;
    for await (const page of wiki.generate(name, parameters, request)) if (page !== undefined) pages++;
    return pages;
  }

  const refused = await wiki.request({ action: "nonsense" }).then(
    () => "nothing",
    (error: unknown) => (error instanceof QueryError ? error.code : String(error)),
  );
  const { id } = await pagingGroups.create(
    { name: "Strangers", number: "830", members: ["EXT-100"] },
    { idempotencyKey: true },
  );
  const groups = (await first(10, each(pagingGroups.list))).map(({ name }) => name);
  await pagingGroups.delete(id);
  return {
    sitename: (await wiki.meta("siteinfo", { prop: "general" })).general.sitename,
    first: (await take(3, "allpages", { limit: 2 })).map(({ title }) => title),
    described: await count("allpages", { limit: 5 }, { prop: { info: {} } }),
    refused,
    groups,
    missing: await pagingGroups.get(id).then(
      () => false,
      (error: unknown) => error instanceof ExchangeError && error.is("object_not_found"),
    ),
  };
}
