import type { Message } from "./message.js";
import type { Table } from "./table.js";
/** A request, independent of the server that received it. */
export interface Request {
    readonly method: string;
    /** The query string, with or without a leading `?`. */
    readonly query: string;
    readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
    readonly body?: string | Uint8Array | undefined;
    /** The IP address of the sender. */
    readonly address?: string | undefined;
    readonly isSecure?: boolean | undefined;
    /** The module that has the requested path. */
    readonly module?: string | undefined;
}
export interface Response {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** The values of the `Set-Cookie` header fields. */
    readonly cookies?: readonly string[] | undefined;
    readonly body: string;
}
export interface Answer {
    (request: Request): Promise<Response>;
    /**
     * Returns the response to a request that is rejected before its body is read, in the format that its URL requests.
     */
    refusal(request: Request, error: Message, status: number): Promise<Response>;
    /** The modules and generators without a handler, by name. */
    readonly missing: {
        readonly modules: readonly string[];
        readonly generators: readonly string[];
        readonly pages: boolean;
    };
}
/** The sender of a request. */
export interface Caller {
    /** Undefined if the caller is not logged in. */
    readonly name?: string | undefined;
    readonly id?: number | undefined;
    readonly address?: string | undefined;
    readonly rights: readonly string[];
    readonly groups: readonly string[];
}
/** A request in the form that the validators' `decodeRequest` returns. */
export interface DecodedRequest {
    readonly generator?: {
        readonly name: string;
        readonly parameters: Readonly<Record<string, unknown>>;
    };
    readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly [set: string]: unknown;
}
/** A module and its parameters in the request. */
export interface ModuleUse {
    readonly name: string;
    readonly parameters: Readonly<Record<string, unknown>>;
}
/** An error or a warning of the request decoder. */
export interface Finding {
    readonly code: string;
    /** The name without the module's prefix. */
    readonly parameter: string | undefined;
    readonly wireName: string | undefined;
    readonly received: string | undefined;
    readonly expected?: string | undefined;
    /** The violated rule between parameters. */
    readonly rule?: string | undefined;
    /** The message as a sentence. */
    readonly message?: string | undefined;
    readonly module?: string | undefined;
    readonly values?: readonly string[] | undefined;
}
/** The validators' `decodeRequest`. */
export interface DecodeRequest {
    (wire: string, options: object): {
        readonly value?: unknown;
        readonly errors?: readonly Finding[] | undefined;
        readonly warnings: readonly Finding[];
    };
}
/** Implements `Map.groupBy`, which Node 20 lacks. */
export declare function grouped<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]>;
export interface Parameters {
    /**
     * All parameters as one query string. Parameters of the body follow those of the URL, because the last value of a
     * name applies.
     */
    readonly wire: string;
    /** The parameters by name, without arrays. */
    readonly given: ReadonlyMap<string, string>;
}
/** Returns the parameters of a request. Only multipart forms are read asynchronously. */
export declare function parametersOf(table: Table, request: Request): Parameters | Promise<Parameters>;
