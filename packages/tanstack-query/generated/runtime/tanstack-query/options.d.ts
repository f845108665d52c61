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
    /** Never there: from its type `useQueries` infers that of errors. */
    readonly throwOnError?: (error: Failure) => boolean;
}
/**
 * What `useInfiniteQuery` and the methods of a `QueryClient` for infinite queries take. `Start` is where a page begins;
 * null is the first.
 */
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
    /** Never there: from its type `useQueries` infers that of errors. */
    readonly throwOnError?: (error: Failure) => boolean;
}
/**
 * What `useMutation` takes. The cache that callbacks are given is known by what is used of it: frameworks may bring
 * another copy of the core of TanStack Query than the one whose types are imported here.
 */
export interface ChangeOptions<Data, Failure, Given, Result = unknown> extends Pick<MutationOptions, PlainOptions> {
    readonly mutationKey: QueryKey;
    readonly mutationFn: (given: Given) => Promise<Data>;
    readonly onMutate?: (given: Given, context: ChangeContext) => Promise<Result> | Result;
    readonly onSuccess: (data: Data, given: Given, result: Result, context: ChangeContext) => Promise<unknown>;
    readonly onError?: (error: Failure, given: Given, result: Result | undefined, context: ChangeContext) => Promise<unknown> | unknown;
    readonly onSettled?: (data: Data | undefined, error: Failure | null, given: Given, result: Result | undefined, context: ChangeContext) => Promise<unknown> | unknown;
}
/** What callbacks of a mutation are given. */
export interface ChangeContext {
    readonly client: {
        invalidateQueries(filters: {
            readonly queryKey: QueryKey;
        }): Promise<void>;
        removeQueries(filters: {
            readonly queryKey: QueryKey;
        }): void;
    };
}
type PlainOptions = "gcTime" | "meta" | "networkMode" | "retryDelay" | "scope";
/** What a mutation may have of its own. `onSuccess` runs beside the invalidation. */
export type OwnChangeOptions<Data, Failure, Given, Result> = Omit<MutationOptions<Data, Failure, Given, Result>, "mutationFn" | "mutationKey">;
/** `isReady` is false while an argument is missing. */
export declare function readOptions<Data>(key: QueryKey, isReady: boolean, ask: (signal: AbortSignal) => Promise<Data>): ReadOptions<Data, unknown>;
export declare function pageOptions<Page, Start>(key: QueryKey, isReady: boolean, ask: (signal: AbortSignal, start: Start | null) => Promise<Page>, nextOf: (page: Page) => Start | null): PageOptions<Page, Start, unknown>;
export {};
