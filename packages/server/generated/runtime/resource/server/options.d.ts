import type { Caller, TenantReference, Unit } from "./handlers.js";
import type { Environment } from "./environment.js";
import type { Operation } from "./operations.js";
/** The request form `?object=…&action=…`. */
export interface Compatibility {
    /** The names of the parameters for the object, the action and the id. */
    readonly object: string;
    readonly action: string;
    readonly id: string;
    /** The operation for each action. */
    readonly operations: Readonly<Record<string, string>>;
}
/** Contract information that the spec contains only in prose. */
export interface ContractOptions {
    /** The paths of the service's OpenAPI document, below the base. */
    readonly documentAt?: readonly string[] | undefined;
    readonly compatibility?: Compatibility | undefined;
}
/** Options common to all services. */
export interface ServiceOptions extends ContractOptions {
    /** The service's OpenAPI document. */
    readonly document?: string | undefined;
    /** The maximum body size in bytes. The default is 65,536. */
    readonly bodyLimit?: number | undefined;
    /** Rejects or ignores unknown fields in a JSON body. The default follows the spec. */
    readonly unknownFields?: "refuse" | "ignore" | undefined;
}
/** Options of a service with keys. */
export interface KeyOptions<U, Kind extends string> {
    /**
     * Returns true if a string has the form of a key. Other keys are rejected without a lookup. By default, any string
     * can be a key.
     */
    readonly isKey?: ((text: string) => boolean) | undefined;
    /** Returns the owner of a key, or undefined for an unknown key. */
    readonly authenticate: (key: string, unit: U) => Promise<Caller<Kind> | undefined>;
}
/** Options of a service with tenants. */
export interface TenantOptions<U, Tenant extends TenantReference> {
    /** Returns the requested tenant, or undefined for an unknown name. */
    readonly findTenant: (name: string, unit: U) => Promise<Tenant | undefined>;
}
/** Options of a service whose handlers use units of work. */
export interface UnitOptions<U> {
    /** Runs a read-only request in one unit of work, which covers the key, the tenant and the response. */
    readonly read: <T>(work: (unit: U) => Promise<T>) => Promise<T>;
    /** Runs a writing request in one unit of work. All writes are stored when the work is done, or none if it throws. */
    readonly write: <T>(work: (unit: U) => Promise<T>) => Promise<T>;
}
/** The plugin options that a service may require. */
export type GivenOptions = ServiceOptions & Partial<KeyOptions<Unit, string> & TenantOptions<Unit, TenantReference> & UnitOptions<Unit>>;
/** The options of a service, with defaults, and its environment. */
export interface Options extends ServiceOptions, TenantOptions<Unit, TenantReference>, UnitOptions<Unit> {
    readonly isKey: (text: string) => boolean;
    readonly authenticate: KeyOptions<Unit, string>["authenticate"];
    readonly environment: Environment;
}
/** Adds defaults to options. Throws a TypeError if an option that the operations require is missing. */
export declare function optionsWithDefaults(operations: readonly Operation[], given: GivenOptions, environment: Environment): Options;
