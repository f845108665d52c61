import type { QueryKey } from "@tanstack/query-core";
import { type Call } from "./calls.js";
import type { Scope } from "./key.js";
import type { ChangeContext } from "./options.js";
import type { OperationEntry, ServiceTable } from "./table.js";
/** The key prefixes of affected queries. */
export interface Effects {
    /** Queries that are fetched again if they are active, or otherwise marked as stale. */
    readonly stale: readonly QueryKey[];
    /** Queries for objects that no longer exist. */
    readonly gone: readonly QueryKey[];
}
export declare function effectsOf(service: ServiceTable, entry: OperationEntry, call: Call, { scope }: Scope): Effects;
/** Applies the effects to a cache. The promise resolves when active queries have been fetched again. */
export declare function apply({ stale, gone }: Effects, cache: ChangeContext["client"]): Promise<void>;
