/*
 * A hook around the client, with minimal declarations of React. The hook and its data are generic over the request.
 * Never run.
 */

import {
  createQueryClient,
  type QueryError,
  type PageOf,
  type QueryRequest,
  type QueryResult,
} from "@kiln/client/query";
import { createExchangeClient, ExchangeError, type ExchangeClient, type PagingGroupRow } from "@kiln/client/exchange";

declare function useState<T>(start: T): readonly [T, (next: T) => void];
declare function useEffect(effect: () => (() => void) | void, hangsOn: readonly unknown[]): void;

const wiki = createQueryClient({
  endpoint: "https://wiki.example/w/api.php",
  userAgent: "strangers/1.0 (strangers@example.org)",
});
const exchange = createExchangeClient({ baseUrl: "https://pbx.example", key: "k", tenant: "T1" });

export type Loading<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: QueryError | Error }
  | { readonly state: "done"; readonly data: T };

export function useWiki<const R extends QueryRequest>(request: R): Loading<QueryResult<R>> {
  const [state, setState] = useState<Loading<QueryResult<R>>>({ state: "loading" });
  useEffect(() => {
    const stop = new AbortController();
    wiki.query(request, { signal: stop.signal }).then(
      (data) => setState({ state: "done", data }),
      (error: unknown) =>
        setState({ state: "failed", error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => stop.abort();
  }, [JSON.stringify(request)]);
  return state;
}

export function usePages<const R extends QueryRequest, T>(
  request: R,
  select: (pages: readonly PageOf<R>[]) => T,
): T | undefined {
  const found = useWiki(request);
  return found.state === "done" ? select(found.data.pages) : undefined;
}

export function Title(): string {
  const found = useWiki({ titles: "A", prop: { info: { prop: ["url"] } } });
  if (found.state !== "done") return found.state;
  const [page] = found.data.pages;
  return `${page?.title}: ${page?.fullurl}`;
}

export const urls = (): readonly string[] | undefined =>
  usePages({ titles: ["A", "B"], prop: { info: { prop: ["url"] } } }, (pages) =>
    pages.flatMap((page) => page.fullurl ?? []),
  );

type Resource = {
  readonly [Name in keyof ExchangeClient]: ExchangeClient[Name] extends { readonly list: unknown } ? Name : never;
}[keyof ExchangeClient];

export function useList<Name extends Resource>(name: Name): Loading<Awaited<ReturnType<ExchangeClient[Name]["list"]>>> {
  const [state, setState] = useState<Loading<Awaited<ReturnType<ExchangeClient[Name]["list"]>>>>({ state: "loading" });
  useEffect(() => {
    exchange[name].list().then(
      (data) => setState({ state: "done", data: data as Awaited<ReturnType<ExchangeClient[Name]["list"]>> }),
      (error: Error) => setState({ state: "failed", error }),
    );
  }, [name]);
  return state;
}

export function Groups(): readonly string[] {
  const found = useList("pagingGroups");
  if (found.state === "failed" && found.error instanceof ExchangeError && found.error.is("tenant_required")) return [];
  return found.state === "done" ? found.data.map(({ name }: PagingGroupRow) => name) : [];
}
