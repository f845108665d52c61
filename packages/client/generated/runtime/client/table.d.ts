import type { AnswerForm } from "./client-options.js";
import type { ResourceErrorInit } from "./error.js";
import type { CallOptions } from "../http/options.js";
import type { ReceivedAnswer } from "../http/request-error.js";
import type { HttpRequest, ReadResponse } from "../http/transport.js";
/** A service, as the generated `index.js` describes it to the runtime. */
export interface ServiceTable {
    /** The prefix of all operation paths. */
    readonly base: string;
    /** The default URL of the service. */
    readonly url?: string | undefined;
    /** The header or parameter that contains the key, by location. The first is the default. */
    readonly keys: Readonly<Partial<Record<KeyPlace, string>>>;
    readonly mediaType: string;
    /** The parameter that names the tenant, or an empty string if there is none. */
    readonly tenant: string;
    /** The separator and the suffix of a UTC date-time. */
    readonly dateTime: readonly [separator: string, suffix: string];
    /**
     * The members of an error's body for its code, its message and its details, and the one that contains these; empty if
     * they are unknown.
     */
    readonly errorBody: readonly [code: string, message: string, details: string, envelope?: string | undefined];
    readonly error: new (given: ResourceErrorInit, response: ReceivedAnswer) => Error;
    /** True if every operation requires a key. */
    readonly needsKey?: true | undefined;
    /** The codes of errors whose status is one of success, with that status. */
    readonly toldBySuccess?: Readonly<Record<string, number>> | undefined;
    /** Passes response headers to the caller, if any operation documents them. */
    readonly tell?: TellAnswer | undefined;
    /**
     * The module to import for `check: true`, which exports a function `check`. It is a string so that bundlers ignore
     * it.
     */
    readonly checker: string;
    /** The module to import for `validate: true`, which exports a function `validate`. */
    readonly validator: string;
    /** Adds features to a request that only some services have: conditions, and bodies other than JSON. */
    readonly prepare?: PrepareRequest | undefined;
    /** By the names of the resource and the operation. */
    readonly resources: Readonly<Record<string, Readonly<Record<string, OperationEntry>>>>;
}
/** The place of a key. `bearer` and `basic` are the header field `Authorization`. */
export type KeyPlace = "header" | "bearer" | "basic" | "cookie" | "query";
export interface OperationEntry {
    readonly method: string;
    /** With IDs in braces: `/groups/{id}`. */
    readonly path: string;
    /** `true` if a request may name a tenant, `"needed"` if it must. */
    readonly tenant?: true | "needed" | undefined;
    /** True if the operation requires no key. */
    readonly open?: true | undefined;
    /** The kind of request body: `true` for an object, `"any"` for any value. */
    readonly body?: true | "any" | undefined;
    /** The media type of its body, and those of its responses, if they are not those of the service. */
    readonly contentType?: string | undefined;
    readonly accept?: string | undefined;
    /** True if the response may be empty. */
    readonly empty?: true | undefined;
    /** True if error responses without a service error code are documented. */
    readonly errors?: true | undefined;
    /** The names of its query parameters. */
    readonly query?: readonly string[] | undefined;
    /** The separators of lists in one query parameter, by its name. */
    readonly separators?: Readonly<Record<string, string>> | undefined;
    /**
     * Members of which every response of success has one; empty where each is a list. Missing where responses have no
     * such form.
     */
    readonly markers?: readonly string[] | undefined;
    /** The success statuses, if there are several. */
    readonly statuses?: readonly number[] | undefined;
    /** The parameter and value that request the data shared by all tenants. */
    readonly shared?: Readonly<Record<string, string>> | undefined;
    /** The fields of its body that are secret. */
    readonly secrets?: readonly string[] | undefined;
    /** Converts responses to their readable form, if that differs from the raw form. */
    readonly readable?: ReadAnswer | undefined;
    /** The documented response headers and their types. */
    readonly answerHeaders?: AnswerHeaders | undefined;
    /** The header field for an idempotency key, if it accepts one. */
    readonly keyHeader?: string | undefined;
    /** Builds a request if its body or its response is not JSON. */
    readonly write?: WriteRequest | undefined;
    readonly pages?: ListPages | undefined;
    /** The polling of an operation that returns 202. */
    readonly poll?: PollEntry | undefined;
}
/**
 * The call that reads the status of an operation in progress, and the meaning of its result. Response fields are paths,
 * such as `job.id`.
 */
export interface PollEntry {
    /** The status call, whose parameters are fields of the 202 response. */
    readonly status: PollCall;
    /** The field of the status with its state. */
    readonly state: string;
    readonly done: readonly string[];
    readonly failed: readonly string[];
    /**
     * A field of the last status, or a call whose parameters are its fields; the last status itself where it is
     * undefined.
     */
    readonly result?: string | PollCall | undefined;
}
export interface PollCall {
    /** The names of its resource and of the operation in a client. */
    readonly operation: readonly [resource: string, operation: string];
    /** The fields that go into the path, in its order. */
    readonly path: readonly string[];
    /** Query parameters, and the field of each. */
    readonly query: readonly (readonly [parameter: string, field: string])[];
}
/** An operation of a client: a function with the members of its table entry. */
export interface ClientOperation extends OperationEntry {
    (...given: unknown[]): Promise<unknown>;
    /** The client whose operation it is. */
    readonly client: () => UntypedClient;
    /**
     * The client options that apply to calls without their own. Programs that cache results use them in their cache keys.
     */
    readonly defaults: {
        readonly tenant?: string | undefined;
        readonly answers?: AnswerForm | undefined;
    };
}
/** The operations of each resource. Each is a function of its ids, its body if any, and its call options. */
export type UntypedClient = Readonly<Record<string, Readonly<Record<string, ClientOperation>>>>;
/** The query parameters that control the paging of a list. */
export interface ListPages {
    /** The parameter for the number of items, its maximum, and its default. */
    readonly limit?: readonly [name: string, most?: number | undefined, defaultSize?: number | undefined] | undefined;
    /** The parameter for the start of the page: the ID of the previous item, or a value from the previous page. */
    readonly after?: string | undefined;
    /** The one for the number of items before the page. */
    readonly offset?: string | undefined;
    /** The one for the number of the page, and the number of the first. */
    readonly number?: readonly [name: string, first: number] | undefined;
    /**
     * For pages that are objects: the members with the items, the start of the next page and the total number of items.
     * Members that do not exist are undefined.
     */
    readonly page?: readonly [items: string, next?: string | undefined, total?: string | undefined] | undefined;
    /** The member of an item that has its id; missing where the header field `Link` leads to the next page. */
    readonly id?: string | undefined;
}
/** Adds a body to a request, or sets the expected kind of response. */
export type WriteRequest = (request: HttpRequest, body: unknown, call: PreparedCall) => HttpRequest;
/** Converts a raw response to the result of a call. */
export type ReadAnswer = (value: unknown) => unknown;
/**
 * A member of objects, and what it is called in those that a client gives. With lists it is an object that always has
 * them, in whose place a list may come, which then is the first of them.
 */
export type ReadableRow = readonly [name: string, other: string, ...lists: readonly string[]];
/** Header fields by name; for a list, the type of its items. */
export type AnswerHeaders = Readonly<Record<string, HeaderKind | readonly [HeaderKind]>>;
export type HeaderKind = "text" | "number" | "boolean";
/** A call with an optional callback for its response. */
export interface ToldCall extends CallOptions {
    readonly onAnswer?: ((response: {
        readonly status: number;
        readonly headers: object;
    }) => void) | undefined;
}
/** Wraps a response reader so that it also notifies the caller. */
export type TellAnswer = (read: ReadResponse<unknown>, operation: OperationEntry, call: ToldCall) => ReadResponse<unknown>;
/** Call options that become part of the request. */
export interface PreparedCall extends CallOptions {
    /** The name of the key with which the request may be repeated. */
    readonly idempotencyKey?: string | true | undefined;
    /** The one state of an object that it changes. */
    readonly ifMatch?: string | undefined;
    readonly mediaType?: string | undefined;
}
/** Adds the requested call options to a request. */
export type PrepareRequest = (request: HttpRequest, operation: OperationEntry, call: readonly [address: string, body: unknown, own: PreparedCall]) => HttpRequest;
