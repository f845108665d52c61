import type { Operation } from "./service.js";
/** A tenant that a request names. */
export interface TenantReference {
    readonly id: string;
}
/** The owner of a request's key. */
export interface Caller<Kind extends string = string> {
    /** The id of the key. */
    readonly id: string;
    readonly kind: Kind;
    /** The id of the tenant that owns the key; undefined for a global key. */
    readonly tenant: string | undefined;
    /** The addresses and subnets from which the key may be used. An empty list allows all. */
    readonly addresses: readonly string[];
    /** The scopes of the key, or undefined if it is not limited by scopes. */
    readonly scopes?: readonly string[] | undefined;
}
/** A request for a handler. */
export interface ResourceRequest<Tenant, Parameters, Body, By = Caller, Headers = undefined, AnswerHeaders extends object = object> {
    /** The requested tenant. Undefined if a global key reads across all tenants, or if the service has no tenants. */
    readonly tenant: Tenant;
    /** The id of the object in the path, or an empty string if the path has none. */
    readonly id: string;
    /** All parameters of the path and of the query string, by name. */
    readonly parameters: Parameters;
    readonly body: Body;
    /** The caller. Undefined if the operation does not require a key. */
    readonly caller: By;
    /** The request header fields that the spec describes. */
    readonly headers: Headers;
    readonly reply: ResourceReply<AnswerHeaders>;
    /** Announces more results at the same URL with these parameters. */
    next(parameters: Readonly<Record<string, string>>): void;
}
/** The response headers that a handler can set. */
export interface ResourceReply<Headers extends object> {
    /** Sets a header field that the spec describes. */
    readonly header: <Name extends keyof Headers & string>(name: Name, value: Headers[Name]) => void;
}
/** One of several success responses, selected by its status. */
export interface WithStatus<Status extends number, Data> {
    readonly status: Status;
    readonly data: Data;
}
/** A success response without content, selected by its status. */
export interface StatusAlone<Status extends number> {
    readonly status: Status;
    readonly data?: undefined;
}
/**
 * Runs an operation. `unit` is the unit of work for all reads and writes, which are stored together or not at all.
 * Throws a `ServiceError` to reject the request.
 */
export type Handler<Unit, Request, Answer> = (request: Request, unit: Unit) => Answer | Promise<Answer>;
/** A request with an idempotency key. */
export interface IdempotencyRecord {
    readonly caller: string;
    readonly key: string;
    readonly fingerprint: string;
}
/** A store for requests that may be repeated. */
export interface IdempotencyRecords {
    /** Stores the record and returns undefined, or returns the record that is already stored under its key. */
    claim(record: IdempotencyRecord): Promise<{
        readonly fingerprint: string;
        readonly answer: string | undefined;
    } | undefined>;
    complete(record: IdempotencyRecord, answer: string): Promise<void>;
}
/**
 * The unit of work with which handlers read and write. If it has idempotency records, a POST with an `Idempotency-Key`
 * may be repeated.
 */
export type Unit = object & {
    readonly idempotency?: IdempotencyRecords | undefined;
};
/** The argument of handlers that have no unit of work. */
export type NoUnit = Readonly<Record<never, never>>;
export type AnyRequest = ResourceRequest<TenantReference | undefined, unknown, unknown, Caller | undefined, unknown, Readonly<Record<string, unknown>>>;
export type AnyHandler = Handler<Unit, AnyRequest, unknown>;
export type Handlers = Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;
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
/** Platform functions that the core needs. A server provides those of Node. */
export interface Environment {
    /** Returns the strong entity tag of a string. */
    readonly etagOf: (text: string) => string;
    /** Returns a string that differs for different data. */
    readonly digest: (data: string | Uint8Array) => string;
    /** Reports whether a key may be used from an address. An empty list allows all addresses. */
    readonly isAllowed: (allowed: readonly string[], address: string) => boolean;
    /** Returns the position of an ASCII string in bytes, starting at `from`, or a negative number. */
    readonly positionOf: (bytes: Uint8Array, text: string, from: number) => number;
}
/** An operation with the functions that do its work. */
export interface HandledOperation extends Operation {
    readonly handle: AnyHandler;
    /** The operation that reads the object that this operation changes. */
    readonly readCurrent: HandledOperation | undefined;
}
export declare function withHandlers(operations: readonly Operation[], handlers: Handlers): readonly HandledOperation[];
