/** A mock of a service. */
export interface ServiceMock {
    /** Answers a request as the service would: what a client takes as its option `fetch`. */
    readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
    /** Forgets what was written and all overrides: all is as at the start. */
    readonly reset: () => void;
}
