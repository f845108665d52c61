/** A mock of a service. */
export interface ServiceMock {
    /** Responds to a request as the service would. Pass it as the client's `fetch` option. */
    readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
    /** Forgets what was written and all overrides: all is as at the start. */
    readonly reset: () => void;
}
