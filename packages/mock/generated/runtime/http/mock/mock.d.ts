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
