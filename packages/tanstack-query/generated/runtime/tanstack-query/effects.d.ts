import type { QueryKey } from "@tanstack/query-core";
import { type Call } from "./calls.js";
import type { Scope } from "./key.js";
import type { ChangeContext } from "./options.js";
import type { OperationEntry, ServiceTable } from "./table.js";
/** What the keys of affected queries begin with. */
export interface Effects {
    /** Of those that are asked again, where they are observed, or marked as stale. */
    readonly stale: readonly QueryKey[];
    /** Of those whose object is gone. */
    readonly gone: readonly QueryKey[];
}
/** What a change affects that was called so. */
export declare function effectsOf(service: ServiceTable, entry: OperationEntry, call: Call, { scope }: Scope): Effects;
/** Tells a cache. Ends when what is looked at has been asked again. */
export declare function apply({ stale, gone }: Effects, cache: ChangeContext["client"]): Promise<void>;
