import type { Message } from "./message.js";
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
