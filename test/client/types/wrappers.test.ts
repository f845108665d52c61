import { expectTypeOf, test } from "vitest";
import { each } from "../../../packages/client/generated/exchange/extras.js";
import type { ExchangeClient, ExchangeClientWithoutTenant } from "../../../packages/client/generated/exchange/index.js";
import type {
  GeneratorArgument,
  GeneratorModules,
  ItemOf,
  ItemsOf,
  ListArgument,
  ListModules,
  MetaAnswer,
  MetaArgument,
  MetaModules,
  PagesOf,
  QueryArgument,
  QueryClient,
  QueryRequest,
  QueryResultOf,
} from "../../../packages/client/generated/query/index.js";
import { checkedByCompiler } from "../../support/checked-by-compiler.ts";

/*
 * Wrapper functions preserve the result types of calls, and reject what a call rejects. `tsc` checks this; none of the
 * calls runs.
 */

checkedByCompiler(import.meta.filename);

interface Clients {
  readonly wiki: QueryClient;
  readonly exchange: ExchangeClient;
  readonly global: ExchangeClientWithoutTenant;
}
const signatures = (check: (clients: Clients) => unknown): unknown => check;
declare function retry<Result>(work: () => Promise<Result>): Promise<Result>;

test("a function that tries a query again", () => {
  signatures(async ({ wiki }) => {
    const stated = async <const R extends QueryRequest>(request: QueryArgument<R>): Promise<QueryResultOf<R>> =>
      retry(() => wiki.query<R>(request));
    const inferred = async <const R extends QueryRequest>(request: QueryArgument<R>) =>
      retry(() => wiki.query<R>(request));
    const plain = async <const R extends QueryRequest>(request: R) => retry(() => wiki.query(request));
    for (const query of [stated, inferred, plain]) {
      const { pages } = await query({ titles: "A", prop: { info: { prop: ["url"] } } });
      expectTypeOf(pages[0]!.fullurl).toEqualTypeOf<string | undefined>();
    }
    // @ts-expect-error A misspelt name.
    await stated({ titles: "A", props: { info: {} } });
    // @ts-expect-error A misspelt value.
    await inferred({ titles: "A", prop: { info: { prop: ["ur"] } } });
  });
});

test("a cache of results", () => {
  signatures(async ({ wiki }) => {
    const known = new Map<string, unknown>();
    async function cached<const R extends QueryRequest>(request: QueryArgument<R>): Promise<QueryResultOf<R>> {
      const key = JSON.stringify(request);
      if (!known.has(key)) known.set(key, await wiki.query<R>(request));
      return known.get(key) as QueryResultOf<R>;
    }
    expectTypeOf(
      (await cached({ meta: { siteinfo: { prop: ["general"] } } })).meta.siteinfo.general.sitename,
    ).toBeString();
  });
});

test("a list as an array, and as an iterator", () => {
  signatures(async ({ wiki }) => {
    async function all<Name extends keyof ListModules, const P>(
      name: Name,
      parameters: ListArgument<Name, P>,
    ): Promise<ItemOf<Name, P>[]> {
      const items: ItemOf<Name, P>[] = [];
      for await (const item of wiki.list<Name, P>(name, parameters)) items.push(item);
      return items;
    }
    const items = <Name extends keyof ListModules, const P>(
      name: Name,
      parameters: ListArgument<Name, P>,
    ): ItemsOf<Name, P> => wiki.list<Name, P>(name, parameters);
    expectTypeOf((await all("allcategories", { prop: ["size"] }))[0]!.size).toBeNumber();
    for await (const { size } of items("allcategories", { prop: ["size"] })) expectTypeOf(size).toBeNumber();
    // @ts-expect-error A misspelt name.
    await all("allpages", { limit: 3, prefx: "A" });
    // @ts-expect-error A limit out of bounds.
    await all("allpages", { limit: 0 });
    // @ts-expect-error No such module.
    await all("allpage", {});
  });
});

test("modules about the whole, and generators", () => {
  signatures(async ({ wiki }) => {
    async function meta<Name extends keyof MetaModules, const P>(
      name: Name,
      parameters: MetaArgument<Name, P>,
    ): Promise<MetaAnswer<Name, P>> {
      return wiki.meta<Name, P>(name, parameters);
    }
    function pages<Name extends keyof GeneratorModules, const P, const R extends QueryRequest>(
      name: Name,
      parameters: GeneratorArgument<Name, P>,
      request: QueryArgument<R>,
    ): PagesOf<Name, P, R> {
      return wiki.generate<Name, P, R>(name, parameters, request);
    }
    expectTypeOf((await meta("siteinfo", { prop: ["general"] })).general.sitename).toBeString();
    for await (const { fullurl } of pages("allpages", { limit: 3 }, { prop: { info: { prop: ["url"] } } }))
      expectTypeOf(fullurl).toEqualTypeOf<string | undefined>();
  });
});

test("a class around a client, and a client in front of another", () => {
  signatures(async ({ wiki }) => {
    class Pages {
      readonly wiki: QueryClient;
      constructor(client: QueryClient) {
        this.wiki = client;
      }
      members<const P>(parameters: ListArgument<"categorymembers", P>) {
        return this.wiki.list<"categorymembers", P>("categorymembers", parameters);
      }
      async find(title: string) {
        return (await this.wiki.query({ titles: title, prop: { info: {} } })).pages[0];
      }
    }
    for await (const { pageid } of new Pages(wiki).members({ title: "Category:A", prop: ["ids"] }))
      expectTypeOf(pageid).toBeNumber();
    expectTypeOf((await new Pages(wiki).find("A"))!.title).toEqualTypeOf<string | undefined>();
    const logged: QueryClient = {
      ...wiki,
      query: (request, call) => wiki.query(request, call),
      list: (name, parameters, call) => (console.log(name), wiki.list(name, parameters, call)),
    };
    expectTypeOf((await logged.query({ titles: "A" })).pages[0]!.title).toEqualTypeOf<string | undefined>();
  });
});

test("calls of the exchange", () => {
  signatures(async ({ exchange, global }) => {
    function retried<Arguments extends readonly unknown[], Result>(call: (...given: Arguments) => Promise<Result>) {
      return (...given: Arguments): Promise<Result> => retry(() => call(...given));
    }
    expectTypeOf((await retried(exchange.pagingGroups.get)(1, { timeout: 5 })).pa_name).toBeString();
    expectTypeOf((await retried(global.pagingGroups.delete)(1, { tenant: "A" })).deleted).toBeBoolean();
    async function names(...given: Parameters<ExchangeClient["pagingGroups"]["list"]>): Promise<string[]> {
      const found: string[] = [];
      for await (const { name } of each(exchange.pagingGroups.list, ...given)) found.push(name);
      return found;
    }
    expectTypeOf(await names({ query: { limit: 5 } })).toEqualTypeOf<string[]>();
    // @ts-expect-error A number is missing.
    await retried(exchange.pagingGroups.create)({ name: "A" });
  });
});
