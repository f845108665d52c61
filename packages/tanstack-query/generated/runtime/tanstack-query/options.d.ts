import type { DataTag, InfiniteData, MutationOptions, QueryKey } from "@tanstack/query-core";
/** What `useQuery`, `useSuspenseQuery`, `useQueries` and the methods of a `QueryClient` take. */
export interface ReadOptions<Data, Failure> {
    readonly queryKey: DataTag<QueryKey, Data, Failure>;
    readonly queryFn: (context: {
        readonly signal: AbortSignal;
    }) => Promise<Data>;
    /** Never: the client has tried again what may be tried again. */
    readonly retry: (failures: number, error: Failure) => boolean;
    /** False while an argument is undefined. */
    readonly enabled?: boolean;
}
/** What `useInfiniteQuery` and the methods of a `QueryClient` for infinite queries take. `Start` is where a page begins; null is the first. */
export interface PageOptions<Page, Start, Failure> {
    readonly queryKey: DataTag<QueryKey, InfiniteData<Page, Start | null>, Failure>;
    readonly queryFn: (context: {
        readonly signal: AbortSignal;
        readonly pageParam: Start | null;
    }) => Promise<Page>;
    readonly initialPageParam: Start | null;
    readonly getNextPageParam: (last: Page, pages: readonly Page[]) => Start | null;
    /** Never: the client has tried again what may be tried again. */
    readonly retry: (failures: number, error: Failure) => boolean;
    /** False while an argument is undefined. */
    readonly enabled?: boolean;
}
/** What `useMutation` takes. */
export interface ChangeOptions<Data, Failure, Given, Result = unknown> extends MutationOptions<Data, Failure, Given, Result> {
    mutationKey: QueryKey;
    mutationFn: (given: Given) => Promise<Data>;
    onSuccess: NonNullable<MutationOptions<Data, Failure, Given, Result>["onSuccess"]>;
}
/** What a mutation may have of its own. `onSuccess` runs beside the invalidation. */
export type OwnChangeOptions<Data, Failure, Given, Result> = Omit<MutationOptions<Data, Failure, Given, Result>, "mutationFn" | "mutationKey">;
/** `isReady` is false while an argument is missing. */
export declare function readOptions<Data>(key: QueryKey, isReady: boolean, ask: (signal: AbortSignal) => Promise<Data>): ReadOptions<Data, unknown>;
export declare function pageOptions<Page, Start>(key: QueryKey, isReady: boolean, ask: (signal: AbortSignal, start: Start | null) => Promise<Page>, nextOf: (page: Page) => Start | null): PageOptions<Page, Start, unknown>;
