import type { RequestView, TransportOptions, CallOptions } from "../../http/client/options.js";
import type { ReceivedAnswer } from "../../http/client/errors.js";
/**
 * Options for the clients of all services. Each service has its own options type, limited to the options that it
 * supports.
 */
export interface ResourceClientOptions extends TransportOptions {
    readonly baseUrl?: string | URL | undefined;
    readonly key?: KeySource | undefined;
    readonly keyIn?: KeyPlace | undefined;
    /** The tenant of every call that specifies no other. */
    readonly tenant?: string | undefined;
    readonly answers?: AnswerForm | undefined;
    readonly check?: boolean | CheckAnswer | undefined;
    readonly validate?: boolean | ValidateRequest | undefined;
}
/**
 * A key, or a function that returns one. If `isRefused` is true, the service has rejected the last key, and the
 * function must return another one.
 */
export type KeySource = string | ((isRefused: boolean) => string | Promise<string>);
/** The location of a key. `bearer` and `basic` use the `Authorization` header. */
export type KeyPlace = "header" | "bearer" | "basic" | "cookie" | "query";
/** The form of results: with readable names in addition to the wire names, or unchanged. */
export type AnswerForm = "readable" | "raw";
/** Throws if a successful response does not match the description of the service. */
export type CheckAnswer = (answer: CheckedAnswer) => void | Promise<void>;
/** Throws if the service would reject a request or ignore a name in it. */
export type ValidateRequest = (request: ValidatedRequest) => void | Promise<void>;
/** A request before it is sent. */
export interface ValidatedRequest {
    /** The method, and the path with IDs in braces. */
    readonly operation: {
        readonly method: string;
        readonly path: string;
    };
    readonly body: unknown;
    /** The path ids and the query parameters, including the tenant. */
    readonly parameters: object;
}
/** A successful response, unchanged. */
export interface CheckedAnswer {
    /** The method, and the path with IDs in braces. `statuses` lists the success statuses if there are several. */
    readonly operation: {
        readonly method: string;
        readonly path: string;
        readonly statuses?: readonly number[] | undefined;
    };
    /** The parsed body, or undefined if the body is empty. */
    readonly value: unknown;
    readonly request: RequestView;
    readonly received: ReceivedAnswer;
}
/** The last argument of a call. It is required if any of its members is. */
export type Last<Options> = {} extends Options ? readonly [call?: Options] : readonly [call: Options];
/** The call options merged with others, which replace options of the same name. */
export type With<Options, Others> = Omit<Options, keyof Others> & Others;
/**
 * An object type in which some members are optional. `Omit` is not suitable, because it loses the known members of a
 * type with an index signature.
 */
export type WithOptional<Shape, Names extends keyof Shape> = {
    readonly [Name in keyof Shape as Name extends Names ? never : Name]: Shape[Name];
} & {
    readonly [Name in Names]?: Shape[Name] | undefined;
};
/** The result type in the form that the client returns. */
export type InForm<Form extends AnswerForm, Readable, Raw> = Form extends "raw" ? Raw : Readable;
/** One of several possible success responses, distinguished by its status. */
export interface WithStatus<Status extends number, Data> {
    readonly status: Status;
    readonly data: Data;
}
/** The type of a member that only some variants of an object have. */
export type ResultMember<Whole, Name extends string> = Whole extends {
    readonly [One in Name]?: infer Value;
} ? NonNullable<Value> : never;
/** An object type in which the given lists are always present. */
export type WithLists<Shape, Lists extends keyof Shape> = Omit<Shape, Lists> & {
    readonly [Name in Lists]-?: NonNullable<Shape[Name]>;
};
/** Options for calls whose responses have documented headers. */
export interface AnswerOptions<Headers> {
    /**
     * Called with the status and the documented headers of a response, before the call returns. An error that it throws
     * fails the call.
     */
    readonly onAnswer?: ((response: {
        readonly status: number;
        readonly headers: Headers;
    }) => void) | undefined;
}
/** Options for calls that concern a tenant. */
export interface TenantOptions extends CallOptions {
    /** Overrides the tenant of the client. */
    readonly tenant?: string | undefined;
}
/** Options for calls that require a tenant, if the client has none. */
export interface NeededTenantOptions extends CallOptions {
    readonly tenant: string;
}
/** A type that no argument has. The compiler shows `What` as the reason. */
interface Missing<What> {
    readonly missing: What;
}
/**
 * An overload for calls without a tenant on a client without one. It rejects the call with a readable compiler message.
 * `Argument` is the type of the last argument, and `Before` are the types of the others. A client with a tenant remains
 * assignable to one without.
 */
export type RefuseWithoutTenant<Tenant, Before extends readonly unknown[], Argument> = {} extends Tenant ? unknown : (...given: [...Before, Argument & Missing<"tenant: pass { tenant: … } as the last argument, or to the client">]) => unknown;
/** Options for calls that support an idempotency key. */
export interface KeyOptions {
    /**
     * Allows the request to be retried after any failure, while the service executes it only once. `true` generates a
     * key; a string is used as the key. Without this option, the request is sent only once.
     */
    readonly idempotencyKey?: string | true | undefined;
}
/** Options for calls that require a key: either `idempotencyKey` or the header. */
export type NeededKeyOptions<Header extends string> = KeyOptions & (WithHeader<Header> | {
    readonly idempotencyKey: string | true;
});
/** Options for calls that can be restricted to one state of an object. */
export interface MatchOptions {
    /**
     * The `etag` from `withResponse` when the object was read. If the object has changed since, the request has no
     * effect. An explicit `undefined` is rejected.
     */
    readonly ifMatch?: string | undefined;
}
/** Options for calls that must be restricted to one state of an object, by `ifMatch` or by the header. */
export type NeededMatchOptions<Header extends string> = MatchOptions & (WithHeader<Header> | {
    readonly ifMatch: string | undefined;
});
type WithHeader<Header extends string> = {
    readonly headers: {
        readonly [Name in Header]: {};
    };
};
export {};
