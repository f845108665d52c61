import type { Ground } from "../../http/server/ground.js";
import type { Caller, Request } from "./request.js";
import type { CheckAnswer, CheckOptions } from "./results/finding.js";
export interface Options extends CheckOptions {
    /** Identifies the caller. By default, all callers are anonymous. */
    readonly caller?: (request: Request) => Caller | Promise<Caller>;
    /** Reports whether the caller has the higher limits. By default, no caller has them. */
    readonly highLimits?: (caller: Caller) => boolean;
    /** Called with the code and the ground of each error response. Error formats have no member for the ground. */
    readonly onRefusal?: (refusal: {
        readonly code: string;
        readonly ground: Ground;
    }, request: Request) => void;
    /** Receives errors from handlers that are not a `Failure`. */
    readonly onError?: (error: unknown, request: Request) => void;
    /** Runs the handlers of a request, for example in one transaction of a database. */
    readonly runHandlers?: <T>(run: () => Promise<T>) => Promise<T>;
    /** Returns the current time in milliseconds since 1970. */
    readonly now?: () => number;
}
/** Information beyond the spec, used to compare requests and responses with it. */
export interface ContractOptions {
    /** Returns the problems of a response. Without it, only errors are checked. */
    readonly checkAnswer?: CheckAnswer;
}
/** Options of a mock. */
export interface MockOptions {
    /** The seed of the mock data. The same seed creates the same values. The default is 0. */
    readonly seed?: number | undefined;
    /** Settings for individual modules, by name. */
    readonly modules?: Readonly<Record<string, MockModule>> | undefined;
}
/** Properties of a module's mock data. */
export interface MockModule {
    /** The namespaces of its items; any by default. */
    readonly namespaces?: readonly number[] | undefined;
    /** The namespaces of the pages for which it has data; any by default. */
    readonly pagesIn?: readonly number[] | undefined;
    /** True if the limit applies to each page separately. A request for several pages then does not continue past it. */
    readonly limitPerPage?: boolean | undefined;
}
