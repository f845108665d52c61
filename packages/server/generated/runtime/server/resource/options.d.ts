import type { Caller, TenantReference, Unit } from "./handlers.js";
/** The service's codes for the refusals that the plugin makes by itself. */
export interface Refusals<Code extends string> {
    readonly noKey: Code;
    readonly unknownKey: Code;
    readonly addressNotAllowed: Code;
    /** A global key in place of a tenant's, or the other way round. */
    readonly otherScopeNeeded: Code;
    readonly writableKeyNeeded: Code;
    readonly tenantUnknown: Code;
    readonly pathUnknown: Code;
    readonly methodNotAllowed: Code;
    readonly otherMediaType: Code;
    readonly tooLarge: Code;
    readonly tooMany: Code;
    /** `If-Match` names another state. */
    readonly preconditionFailed: Code;
    /** An `Idempotency-Key` with another request. */
    readonly idempotencyKeyReused: Code;
    /** The same request again, whose answer cannot be given twice. */
    readonly answerNotKept: Code;
    readonly failed: Code;
    /** What handlers need, such as the database, cannot be asked now. */
    readonly unavailable: Code;
}
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
