// Options of Exchange Management API for TanStack Query. Generated: change the spec instead.
import type { ExchangeClient, ExchangeError, TransportError } from "@kiln/client/exchange";
import type { Scope } from "../runtime/tanstack-query/key.js";
import type { Change, Like, Paged, Read } from "../runtime/tanstack-query/operation-types.js";

export type { Effects } from "../runtime/tanstack-query/effects.js";
export type { ChangeOptions, OwnChangeOptions, PageOptions, ReadOptions } from "../runtime/tanstack-query/options.js";
export { allItems } from "../runtime/tanstack-query/options.js";

/** The errors of calls of Exchange Management API. */
export type ExchangeFailure = ExchangeError | TransportError;

/** Exchange Management API: Login tokens and paging groups of a telephone exchange. Options of queries and mutations, by the calls of a client. */
export interface ExchangeQueries<Client extends Like<ExchangeClient> = ExchangeClient> {
  /** Login token. */
  readonly tokens: {
    /**
     * Generate a login token.
     *
     * `POST /auth/token`. Answers 200 (decided: D-045).
     */
    readonly generate: Change<Client["tokens"]["generate"], ExchangeFailure>;
    /**
     * Reset a login token.
     *
     * `DELETE /auth/token`. Answers 200 (decided: D-045).
     */
    readonly reset: Change<Client["tokens"]["reset"], ExchangeFailure>;
  };
  /** Paging group. */
  readonly pagingGroups: {
    /**
     * List paging groups.
     *
     * `GET /paginggroups`. Answers 200 (decided: D-057). Body (decided: D-053).
     */
    readonly list: Read<Client["pagingGroups"]["list"], ExchangeFailure> & Paged<Client["pagingGroups"]["list"], ExchangeFailure>;
    /**
     * Read one paging group.
     *
     * `GET /paginggroups/{object_id}`. Answers 200 (decided: D-057). Body (decided: D-054).
     */
    readonly get: Read<Client["pagingGroups"]["get"], ExchangeFailure>;
    /**
     * Create a paging group.
     *
     * `POST /paginggroups`. Answers 201 (decided: D-058). Body (decided: D-058).
     *
     * Invalidated: `pagingGroups.list`.
     */
    readonly create: Change<Client["pagingGroups"]["create"], ExchangeFailure>;
    /**
     * Update a paging group.
     *
     * `PATCH /paginggroups/{object_id}`. Answers 200 (decided: D-059). Body (decided: D-059).
     *
     * Invalidated: `pagingGroups.list`, `pagingGroups.get` of this `object_id`.
     */
    readonly update: Change<Client["pagingGroups"]["update"], ExchangeFailure>;
    /**
     * Delete a paging group.
     *
     * `DELETE /paginggroups/{object_id}`. Answers 200 (decided: D-060). Body (decided: D-060).
     *
     * Invalidated: `pagingGroups.list`.
     *
     * Removed: `pagingGroups.get` of this `object_id`.
     */
    readonly delete: Change<Client["pagingGroups"]["delete"], ExchangeFailure>;
  };
}

/** Returns the options of queries and mutations for the calls of a client. Nothing is sent before TanStack Query requests it. */
export declare function createExchangeQueries<Client extends Like<ExchangeClient>>(client: Client, scope?: Scope): ExchangeQueries<Client>;

/** The common prefix of all keys of the service, a resource or an operation, for filters such as those of `invalidateQueries`. */
export declare function exchangeKey<Resource extends keyof ExchangeQueries>(resource?: Resource, operation?: keyof ExchangeQueries[Resource]): readonly string[];
