import type { WritePairs } from "../../core/deep-object.js";
import type { AnswerForm, KeyPlace } from "./options.js";
import type { ResourceErrorInit } from "./error.js";
import type { CallOptions } from "../../http/client/options.js";
import type { ReceivedAnswer } from "../../http/client/errors.js";
import type { HttpRequest, ReadResponse } from "../../http/client/transport.js";
/** The description of a service in the generated `index.js`. */
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
     * The members of an error body that contain the code, the message and the details, and the member that wraps them.
     * Unknown names are empty.
     */
    readonly errorBody: readonly [code: string, message: string, details: string, envelope?: string | undefined];
    readonly error: new (given: ResourceErrorInit, response: ReceivedAnswer) => Error;
    /** True if every operation requires a key. */
    readonly needsKey?: true | undefined;
    /** The error codes that the service reports with a success status, and that status. */
    readonly toldBySuccess?: Readonly<Record<string, number>> | undefined;
    /** Passes response headers to the caller. Present if any operation documents them. */
    readonly tell?: TellAnswer | undefined;
    /**
     * The module to import for `check: true`, which exports a function `check`. It is a string so that bundlers ignore
     * it.
     */
    readonly checker: string;
    /** The module to import for `validate: true`, which exports a function `validate`. */
    readonly validator: string;
    /** Adds request features that only some services have: conditions, and bodies other than JSON. */
    readonly prepare?: PrepareRequest | undefined;
    /** The operations by resource name and operation name. */
    readonly resources: Readonly<Record<string, Readonly<Record<string, OperationEntry>>>>;
}
export interface OperationEntry {
    readonly method: string;
    /** The path, with IDs in braces: `/groups/{id}`. */
    readonly path: string;
    /** The URL that precedes the path, if it differs from that of the service. */
    readonly url?: string | undefined;
    /** `true` if a request may specify a tenant, `"needed"` if it must. */
    readonly tenant?: true | "needed" | undefined;
    /** True if the operation requires no key. */
    readonly open?: true | undefined;
    /** The kind of request body: `true` for an object, `"any"` for any value. */
    readonly body?: true | "any" | undefined;
    /** The media types of the request body and of the responses, if they differ from the service's default. */
    readonly contentType?: string | undefined;
    readonly accept?: string | undefined;
    /** True if the response may be empty. */
    readonly empty?: true | undefined;
    /** True if error responses without a service error code are documented. */
    readonly errors?: true | undefined;
    /** The names of the query parameters. */
    readonly query?: readonly string[] | undefined;
    /** The separators of lists that are in a single query parameter, by parameter name. */
    readonly separators?: Readonly<Record<string, string>> | undefined;
    /** The functions that write the query parameters with objects, or with lists in brackets, by parameter name. */
    readonly deep?: Readonly<Record<string, WritePairs>> | undefined;
    /**
     * Member names of which every success response has at least one. Empty if each response is a list; undefined if
     * responses have no such form.
     */
    readonly markers?: readonly string[] | undefined;
    /** The success statuses, if there are several. */
    readonly statuses?: readonly number[] | undefined;
    /** The parameter and value that request the data shared by all tenants. */
    readonly shared?: Readonly<Record<string, string>> | undefined;
    /** The secret fields of the request body. */
    readonly secrets?: readonly string[] | undefined;
    /** Converts responses to their readable form, if that differs from the raw form. */
    readonly readable?: ReadAnswer | undefined;
    /** The documented response headers and their types. */
    readonly answerHeaders?: AnswerHeaders | undefined;
    /** The header for an idempotency key, if the operation accepts one. */
    readonly keyHeader?: string | undefined;
    /** Builds a request whose body or response is not JSON. */
    readonly write?: WriteRequest | undefined;
    readonly pages?: ListPages | undefined;
    /** The polling of an operation that returns 202. */
    readonly poll?: PollEntry | undefined;
}
/**
 * The status call for an operation in progress, and the meaning of its result. Response fields are paths such as
 * `job.id`.
 */
export interface PollEntry {
    /** The call that returns the status. Its parameters are fields of the 202 response. */
    readonly status: PollCall;
    /** The field of the status that contains the state. */
    readonly state: string;
    readonly done: readonly string[];
    readonly failed: readonly string[];
    /**
     * The source of the result: a field of the last status, or a call whose parameters are fields of it. If undefined,
     * the last status is the result.
     */
    readonly result?: string | PollCall | undefined;
}
export interface PollCall {
    /** The names of the resource and of the operation in a client. */
    readonly operation: readonly [resource: string, operation: string];
    /** The fields that are inserted into the path, in order. */
    readonly path: readonly string[];
    /** The query parameters, each with its field. */
    readonly query: readonly (readonly [parameter: string, field: string])[];
}
/** An operation of a client: a function with the properties of its table entry. */
export interface ClientOperation extends OperationEntry {
    (...given: unknown[]): Promise<unknown>;
    readonly client: () => UntypedClient;
    /**
     * The client options that are the defaults of each call. Programs that cache results use them in their cache keys.
     */
    readonly defaults: {
        readonly tenant?: string | undefined;
        readonly answers?: AnswerForm | undefined;
    };
}
/** The operations of each resource. The arguments of each are its ids, its body if any, and its call options. */
export type UntypedClient = Readonly<Record<string, Readonly<Record<string, ClientOperation>>>>;
/** The query parameters that control the paging of a list. */
export interface ListPages {
    /** The parameter for the number of items, its maximum, and its default. */
    readonly limit?: readonly [name: string, most?: number | undefined, defaultSize?: number | undefined] | undefined;
    /** The parameter for the start of the page: the ID of the previous item, or a value from the previous page. */
    readonly after?: string | undefined;
    /** The parameter for the number of items before the page. */
    readonly offset?: string | undefined;
    /** The parameter for the page number, and the number of the first page. */
    readonly number?: readonly [name: string, first: number] | undefined;
    /**
     * For pages that are objects: the members with the items, the start of the next page and the total number of items.
     * Members that do not exist are undefined.
     */
    readonly page?: readonly [items: string, next?: string | undefined, total?: string | undefined] | undefined;
    /** The member of an item that contains its id. Undefined if the `Link` header leads to the next page. */
    readonly id?: string | undefined;
}
/** Adds a body to a request, or sets the expected kind of response. */
export type WriteRequest = (request: HttpRequest, body: unknown, call: PreparedCall) => HttpRequest;
/** Converts a raw response to the result of a call. */
export type ReadAnswer = (value: unknown) => unknown;
/**
 * A member's wire name and its readable name. With lists, the member is an object in which these lists are always
 * present. If the service sends a bare list instead of the object, it becomes the first of them.
 */
export type ReadableRow = readonly [name: string, other: string, ...lists: readonly string[]];
/** The types of response headers by name. For a list, the type of its items. */
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
/** Call options that affect the request. */
export interface PreparedCall extends CallOptions {
    /** The idempotency key that allows a retry, or `true` to generate one. */
    readonly idempotencyKey?: string | true | undefined;
    /** The ETag of the state that the request may change. */
    readonly ifMatch?: string | undefined;
    readonly mediaType?: string | undefined;
}
/** Adds the requested call options to a request. */
export type PrepareRequest = (request: HttpRequest, operation: OperationEntry, call: readonly [address: string, body: unknown, own: PreparedCall]) => HttpRequest;
