import type { Sent } from "../server/messages.js";
/** A mock of a service. */
export interface ServiceMock {
    /** Responds to a request as the service would. Pass it as the client's `fetch` option. */
    readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
    /** Removes written data and all overrides, and restores the initial state. */
    readonly reset: () => void;
}
/** The duration of an override. */
export interface OverrideOptions {
    /** Limits the override to a single request. */
    readonly once?: boolean | undefined;
}
/** Carries a `Response` that an override returned instead of a result. */
export declare class GivenResponse extends Error {
    readonly response: Response;
    constructor(response: Response);
}
/** An error caused by a mistake in a test. A mock reports it to the caller, which a server would not do. */
export declare class MockError extends Error {
    constructor(message: string);
}
/** Returns the response without cookies, because a `Response` cannot contain any. */
export declare function responseOf({ status, headers, body }: Sent, method: string): Response;
