import type { RequestView, TransportOptions } from "../http/options.js";
import type { ReceivedAnswer } from "../http/request-error.js";
import type { KeyPlace } from "./table.js";
/**
 * What the client of any service may be given. The options of each service have a type of their own, with what it
 * takes.
 */
export interface ResourceClientOptions extends TransportOptions {
    readonly baseUrl?: string | URL | undefined;
    readonly key?: KeySource | undefined;
    readonly keyIn?: KeyPlace | undefined;
    /** The tenant of every call that names none itself. */
    readonly tenant?: string | undefined;
    readonly answers?: AnswerForm | undefined;
    readonly check?: boolean | CheckAnswer | undefined;
    readonly validate?: boolean | ValidateRequest | undefined;
}
/** A key, or what gives one: with `isRefused` another than the last, which the service has refused. */
export type KeySource = string | ((isRefused: boolean) => string | Promise<string>);
/** How a client gives answers: with readable names beside those of the wire, or as they come. */
export type AnswerForm = "readable" | "raw";
/** Throws where an answer of success is not as the service is described. */
export type CheckAnswer = (answer: CheckedAnswer) => void | Promise<void>;
/** Throws where the service would refuse a request, or ignore a name in it. */
export type ValidateRequest = (request: ValidatedRequest) => void | Promise<void>;
/** A request before it is sent. */
export interface ValidatedRequest {
    /** Its method, and its path with each id in braces. */
    readonly operation: {
        readonly method: string;
        readonly path: string;
    };
    readonly body: unknown;
    /** The ids of the path and the query parameters, the tenant among them. */
    readonly parameters: object;
}
/** An answer of success, as it came. */
export interface CheckedAnswer {
    /** Its method, and its path with each id in braces; the statuses of its answers of success, where it has several. */
    readonly operation: {
        readonly method: string;
        readonly path: string;
        readonly statuses?: readonly number[] | undefined;
    };
    /** What the body holds; undefined where it is empty. */
    readonly value: unknown;
    readonly request: RequestView;
    readonly received: ReceivedAnswer;
}
