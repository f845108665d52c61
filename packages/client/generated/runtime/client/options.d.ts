import type { CallOptions } from "../http/options.js";
import type { AnswerForm } from "./client-options.js";
/** The last argument of a call, which is required if one of its members is. */
export type Last<Options> = {} extends Options ? readonly [call?: Options] : readonly [call: Options];
/** The call options merged with others, which replace options of the same name. */
export type With<Options, Others> = Omit<Options, keyof Others> & Others;
/**
 * An object of which some members may be missing. Not `Omit`, which knows no member of an object that may have any
 * others.
 */
export type WithOptional<Shape, Names extends keyof Shape> = {
    readonly [Name in keyof Shape as Name extends Names ? never : Name]: Shape[Name];
} & {
    readonly [Name in Names]?: Shape[Name] | undefined;
};
/** The result in the form that the client returns. */
export type InForm<Form extends AnswerForm, Readable, Raw> = Form extends "raw" ? Raw : Readable;
/** One of several possible success responses, distinguished by its status. */
export interface WithStatus<Status extends number, Data> {
    readonly status: Status;
    readonly data: Data;
}
/** A member that an object has under some condition, whatever the kind of the object. */
export type ResultMember<Whole, Name extends string> = Whole extends {
    readonly [One in Name]?: infer Value;
} ? NonNullable<Value> : never;
/** An object with lists that are always there. */
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
/** For calls that concern a tenant. */
export interface TenantOptions extends CallOptions {
    /** Overrides that of the client. */
    readonly tenant?: string | undefined;
}
/** Options for calls that require a tenant, if the client has none. */
export interface NeededTenantOptions extends CallOptions {
    readonly tenant: string;
}
/** No argument has this type: the compiler's message contains the reason. */
interface Missing<What> {
    readonly missing: What;
}
/**
 * Of a client without a tenant, a call without one: an overload that refuses it by a sentence. `Argument` is the type
 * of its last argument, `Before` are those of the others. A client with a tenant can still take the place of one
 * without.
 */
export type RefuseWithoutTenant<Tenant, Before extends readonly unknown[], Argument> = {} extends Tenant ? unknown : (...given: [...Before, Argument & Missing<"tenant: pass { tenant: … } as the last argument, or to the client">]) => unknown;
/** For calls that may be repeated with a key. */
export interface KeyOptions {
    /**
     * The request can be sent again, however it failed, and is carried out once: `true` makes a key, a text is taken as
     * one. Without it the request is sent once.
     */
    readonly idempotencyKey?: string | true | undefined;
}
/** For calls that require a key: either `idempotencyKey` or the header field. */
export type NeededKeyOptions<Header extends string> = KeyOptions & (WithHeader<Header> | {
    readonly idempotencyKey: string | true;
});
/** For calls that may be restricted to one state of an object. */
export interface MatchOptions {
    /**
     * The `etag` of the object as it was read, of `withResponse`: where the object has changed since, nothing is done.
     * One that is given and undefined is refused.
     */
    readonly ifMatch?: string | undefined;
}
/** For calls that must be restricted to one state of an object: by `ifMatch` or by the header field. */
export type NeededMatchOptions<Header extends string> = MatchOptions & (WithHeader<Header> | {
    readonly ifMatch: string | undefined;
});
type WithHeader<Header extends string> = {
    readonly headers: {
        readonly [Name in Header]: {};
    };
};
export {};
