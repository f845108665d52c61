import type { Caller, TenantReference, Unit } from "./handlers.js";
import type { Environment } from "./environment.js";
import type { Operation } from "./operations.js";
/** The form `?object=…&action=…` of a request. */
export interface Compatibility {
    /** The parameters with the object, the action and the id. */
    readonly object: string;
    readonly action: string;
    readonly id: string;
    /** The operation that each action means. */
    readonly operations: Readonly<Record<string, string>>;
}
/** Information for the contract that the spec contains only in prose. */
export interface ContractOptions {
    /** The paths below the base at which the service's description is. */
    readonly documentAt?: readonly string[] | undefined;
    readonly compatibility?: Compatibility | undefined;
}
/** Options of every service. */
export interface ServiceOptions extends ContractOptions {
    /** The service's description. */
    readonly document?: string | undefined;
    /** In bytes; 65,536 by default. */
    readonly bodyLimit?: number | undefined;
    /** Refuses or ignores unknown fields in a JSON body; by default according to the spec. */
    readonly unknownFields?: "refuse" | "ignore" | undefined;
}
/** Options of a service with keys. */
export interface KeyOptions<U, Kind extends string> {
    /**
     * Reports whether a string can be a key, judging by its form. Keys that fail are rejected without a look-up. By
     * default any string can be a key.
     */
    readonly isKey?: ((text: string) => boolean) | undefined;
    /** Whose key it is; undefined for a key that is unknown. */
    readonly authenticate: (key: string, unit: U) => Promise<Caller<Kind> | undefined>;
}
/** Options of a service with tenants. */
export interface TenantOptions<U, Tenant extends TenantReference> {
    /** The tenant that a request names; undefined for one that is unknown. */
    readonly findTenant: (name: string, unit: U) => Promise<Tenant | undefined>;
}
/** Options of a service whose handlers use units of work. */
export interface UnitOptions<U> {
    /** Runs a read-only request in one unit of work, which covers the key, the tenant and the response. */
    readonly read: <T>(work: (unit: U) => Promise<T>) => Promise<T>;
    /** Stores all that the work writes when it is done, and nothing where it throws. */
    readonly write: <T>(work: (unit: U) => Promise<T>) => Promise<T>;
}
/** The options of a plugin, as far as a service needs them. */
export type GivenOptions = ServiceOptions & Partial<KeyOptions<Unit, string> & TenantOptions<Unit, TenantReference> & UnitOptions<Unit>>;
/** The options of a service, with defaults, and its environment. */
export interface Options extends ServiceOptions, TenantOptions<Unit, TenantReference>, UnitOptions<Unit> {
    readonly isKey: (text: string) => boolean;
    readonly authenticate: KeyOptions<Unit, string>["authenticate"];
    readonly environment: Environment;
}
/** Adds defaults to options. A missing option that the operations require is a TypeError. */
export declare function optionsWithDefaults(operations: readonly Operation[], given: GivenOptions, environment: Environment): Options;
