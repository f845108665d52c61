/* Functions around the calls of the client. Each is generic and returns what the call returns. Never run. */

import {
  createQueryClient,
  type AllpagesItem,
  type CallOptions,
  type GeneratorModules,
  type ItemOf,
  type ListModules,
  type MetaAnswer,
  type MetaModules,
  type PageOf,
  type PropModules,
  type QueryArgument,
  type QueryClient,
  type QueryRequest,
  type QueryResult,
  type QueryResultOf,
} from "@kiln/client/query";

export const wiki = createQueryClient({
  endpoint: "https://wiki.example/w/api.php",
  userAgent: "strangers/1.0 (strangers@example.org)",
});

// A whole request.
export async function ask<const R extends QueryRequest>(request: R) {
  return wiki.query(request);
}
export async function titlesOf<const R extends QueryRequest>(request: R): Promise<readonly string[]> {
  const { pages } = await wiki.query(request);
  return pages.flatMap(({ title }) => title ?? []);
}
export async function pagesOf<const R extends QueryRequest>(request: R) {
  return (await wiki.query(request)).pages;
}
export const batches = <const R extends QueryRequest>(request: R) => wiki.batches(request);
// Rejects misspelled names, as the client does.
export async function strict<const R extends QueryRequest>(request: QueryArgument<R>, call?: CallOptions) {
  return wiki.query(request, call);
}

// One module.
export const list = <N extends keyof ListModules>(name: N, parameters: ListModules[N]) => wiki.list(name, parameters);
export const narrowList = <N extends keyof ListModules, const P extends ListModules[N]>(name: N, parameters: P) =>
  wiki.list(name, parameters);
export const meta = <N extends keyof MetaModules>(name: N, parameters: MetaModules[N]) => wiki.meta(name, parameters);
export const narrowMeta = <N extends keyof MetaModules, const P extends MetaModules[N]>(name: N, parameters: P) =>
  wiki.meta(name, parameters);
export const prop = <N extends keyof PropModules>(title: string, name: N, parameters: PropModules[N]) =>
  wiki.query({ titles: title, prop: { [name]: parameters } });
export const generate = <N extends keyof GeneratorModules, const R extends QueryRequest>(
  name: N,
  parameters: GeneratorModules[N],
  request: R,
) => wiki.generate(name, parameters, request);
export const narrowGenerate = <
  N extends keyof GeneratorModules,
  const P extends GeneratorModules[N],
  const R extends QueryRequest,
>(
  name: N,
  parameters: P,
  request: R,
) => wiki.generate(name, parameters, request);

// Types taken from the signatures.
export const forwarded = (...given: Parameters<typeof wiki.list>) => wiki.list(...given);
export const forwardedQuery = (...given: Parameters<QueryClient["query"]>) => wiki.query(...given);
export type Anything = Awaited<ReturnType<typeof wiki.query>>;
export type Asked = Awaited<ReturnType<typeof strict<{ titles: "A"; prop: { info: {} } }>>>;

export class Repository<N extends keyof ListModules> {
  readonly #client: QueryClient;
  readonly #name: N;
  constructor(client: QueryClient, name: N) {
    this.#client = client;
    this.#name = name;
  }
  all(parameters: ListModules[N]) {
    return this.#client.list(this.#name, parameters);
  }
  async first(parameters: ListModules[N]) {
    for await (const item of this.#client.list(this.#name, parameters)) return item;
    return undefined;
  }
}

export class Cache {
  readonly #known = new Map<string, unknown>();
  async query<const R extends QueryRequest>(request: R): Promise<QueryResult<R>> {
    const key = JSON.stringify(request);
    const known = this.#known.get(key) as QueryResult<R> | undefined;
    if (known !== undefined) return known;
    const result = await wiki.query(request);
    this.#known.set(key, result);
    return result;
  }
}

// The results are as narrow as those of the direct call.
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(equal: Same<A, B>): boolean => equal;

export async function kept(): Promise<void> {
  const direct = await wiki.query({ titles: "A", prop: { info: { prop: ["url"] } } });
  const around = await ask({ titles: "A", prop: { info: { prop: ["url"] } } });
  const cached = await new Cache().query({ titles: "A", prop: { info: { prop: ["url"] } } });
  same<typeof direct, typeof around>(true);
  same<typeof direct, typeof cached>(true);
  const [page] = await pagesOf({ titles: "A", prop: { info: { prop: ["url"] } } });
  same<string | undefined, NonNullable<typeof page>["fullurl"]>(true);
  // @ts-expect-error Not requested.
  void page?.snippet;
  // @ts-expect-error Misspelt in a strict function.
  await strict({ titels: "A", prop: {} });
  for await (const item of list("allpages", {})) same<typeof item, AllpagesItem>(true);
  for await (const item of narrowList("allcategories", { prop: "size" })) same<number, typeof item.size>(true);
  for await (const found of narrowGenerate("search", { search: "a" }, { prop: { info: {} } }))
    same<string | undefined, typeof found.title>(true);
  const first = await new Repository(wiki, "allpages").first({ limit: 1 });
  same<typeof first, AllpagesItem | undefined>(true);
  same<string, Awaited<ReturnType<typeof narrowMeta<"siteinfo", { prop: "general" }>>>["general"]["sitename"]>(true);
}

// Constants written by users.
export const request = {
  titles: ["A"],
  prop: { info: { prop: ["url"] } },
  list: { allcategories: { prop: "size" } },
} as const satisfies QueryRequest;
export type Result = QueryResultOf<typeof request>;
export type Page = PageOf<typeof request>;
export type Category = ItemOf<"allcategories", { prop: "size" }>;
export type Site = MetaAnswer<"siteinfo", { prop: "general" }>;
same<Result["list"]["allcategories"][number], Category>(true);
same<Category["size"], number>(true);
same<ItemOf<"allcategories">["size"], number | undefined>(true);
same<Site["general"]["sitename"], string>(true);
