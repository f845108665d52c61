import type { DataTag, InfiniteData, MutationOptions, QueryKey } from "@tanstack/query-core";
/** Options for `useQuery`, `useSuspenseQuery`, `useQueries` and the methods of a `QueryClient`. */
export interface ReadOptions<Data, Failure> {
    readonly queryKey: DataTag<QueryKey, Data, Failure>;
    readonly queryFn: (context: {
        readonly signal: AbortSignal;
    }) => Promise<Data>;
    /** Always returns false, because the client has already retried. */
    readonly retry: (failures: number, error: Failure) => boolean;
    /** False while an argument is undefined. */
    readonly enabled?: boolean;
    /** Never present: `useQueries` infers the type of errors from its type. */
    readonly throwOnError?: (error: Failure) => boolean;
}
/**
 * Options for `useInfiniteQuery` and the methods of a `QueryClient` for infinite queries. `Start` is the start of a
 * page; null means the first one.
 */
export interface PageOptions<Page, Start, Failure> {
    readonly queryKey: DataTag<QueryKey, InfiniteData<Page, Start | null>, Failure>;
    readonly queryFn: (context: {
        readonly signal: AbortSignal;
        readonly pageParam: Start | null;
    }) => Promise<Page>;
    readonly initialPageParam: Start | null;
    readonly getNextPageParam: (last: Page, pages: readonly Page[]) => Start | null;
    /** Always returns false, because the client has already retried. */
    readonly retry: (failures: number, error: Failure) => boolean;
    /** False while an argument is undefined. */
    readonly enabled?: boolean;
    /** Never present: `useQueries` infers the type of errors from its type. */
    readonly throwOnError?: (error: Failure) => boolean;
}
/**
 * Options for `useMutation`. The type of the cache in callbacks lists only the methods used here. Frameworks may
 * include another copy of TanStack Query's core than the one whose types are imported here.
 */
export interface ChangeOptions<Data, Failure, Given, Result = unknown> extends Pick<MutationOptions, PlainOptions> {
    readonly mutationKey: QueryKey;
    readonly mutationFn: (given: Given) => Promise<Data>;
    readonly onMutate?: (given: Given, context: ChangeContext) => Promise<Result> | Result;
    readonly onSuccess: (data: Data, given: Given, result: Result, context: ChangeContext) => Promise<unknown>;
    readonly onError?: (error: Failure, given: Given, result: Result | undefined, context: ChangeContext) => Promise<unknown> | unknown;
    readonly onSettled?: (data: Data | undefined, error: Failure | null, given: Given, result: Result | undefined, context: ChangeContext) => Promise<unknown> | unknown;
}
/** The context of a mutation's callbacks. */
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
/** Your own options of a mutation. `onSuccess` runs in addition to the invalidation. */
export type OwnChangeOptions<Data, Failure, Given, Result> = Omit<MutationOptions<Data, Failure, Given, Result>, "mutationFn" | "mutationKey">;
/** Returns the options of a read operation. `isReady` is false while an argument is missing. */
export declare function readOptions<Data>(key: QueryKey, isReady: boolean, ask: (signal: AbortSignal) => Promise<Data>): ReadOptions<Data, unknown>;
export declare function pageOptions<Page, Start>(key: QueryKey, isReady: boolean, ask: (signal: AbortSignal, start: Start | null) => Promise<Page>, nextOf: (page: Page) => Start | null): PageOptions<Page, Start, unknown>;
/** Returns the items of all pages in order: `useInfiniteQuery({ ...things.list.pages(), select: allItems })`. */
export declare function allItems<Item>({ pages }: {
    readonly pages: readonly {
        readonly items: readonly Item[];
    }[];
}): Item[];
/** One page of a list. */
export interface ItemsPage<Item, Start> {
    readonly items: readonly Item[];
    /** The start of the next page, or null after the last. */
    readonly next: Start | null;
}
/** The type of an iterator's items. */
export type EachOf<Iterator> = Iterator extends AsyncIterable<infer One> ? One : never;
export {};
