import type { Caller, TenantReference, Unit } from "./handlers.js";
import type { Refusals } from "./refusals.js";
/** The form `?object=…&action=…` of a request. */
export interface Compatibility {
    /** The parameters that hold the object, the action and the id. */
    readonly object: string;
    readonly action: string;
    readonly id: string;
    /** The operation that each action means. */
    readonly operations: Readonly<Record<string, string>>;
}
export interface ResourcePluginOptions<U extends Unit, Tenant extends TenantReference, Kind extends string, Code extends string> {
    /** Whether a text can be a key, by its form alone: nothing is read for one that cannot. */
    readonly isKey: (text: string) => boolean;
    /** Whose key it is; undefined for a key that is unknown. */
    readonly authenticate: (key: string, unit: U) => Promise<Caller<Kind> | undefined>;
    readonly findTenant: (name: string, unit: U) => Promise<Tenant | undefined>;
    /** What a request that only reads needs is read in one unit of work: whose key it is, the tenant, the answer. */
    readonly read: <T>(work: (unit: U) => Promise<T>) => Promise<T>;
    /** Stores all that the work writes when it is done, and nothing where it throws. */
    readonly write: <T>(work: (unit: U) => Promise<T>) => Promise<T>;
    readonly refusals: Refusals<Code>;
    /** The service's description, and the paths below its base at which it is. */
    readonly document?: string | undefined;
    readonly documentAt?: readonly string[] | undefined;
    readonly compatibility?: Compatibility | undefined;
    /** In bytes; 65,536 where it is not given. */
    readonly bodyLimit?: number | undefined;
}
/** What the contract has to know that the spec says in prose only. */
export interface ContractOptions {
    readonly refusals: Refusals<string>;
    readonly documentAt: readonly string[];
    readonly compatibility?: Compatibility | undefined;
}
export type Options = ResourcePluginOptions<Unit, TenantReference, string, string>;
