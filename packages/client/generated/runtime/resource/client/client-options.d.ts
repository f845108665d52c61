import type { RequestView, TransportOptions } from "../../http/client/options.js";
import type { ReceivedAnswer } from "../../http/client/request-error.js";
import type { KeyPlace } from "./table.js";
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
