import type { IdempotencyRecords } from "./idempotency.js";
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
