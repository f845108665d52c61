/** Options for the mock of a resource service. */
export interface MockOptions<Kind extends string = string> {
    /** The URL of the service, as in its client. By default, the service's own path on any host. */
    readonly baseUrl?: string | URL | undefined;
    /** Another number has other values, and the same number the same; 0. */
    readonly seed?: number | undefined;
    /** The initial number of objects per resource, unless `data` contains them. The default is 3. */
    readonly count?: number | undefined;
    /**
     * The keys that are known, each with its kind, or with more that is known of it. Without them, any key may do
     * anything.
     */
    readonly keys?: Readonly<Record<string, Kind | MockKey<Kind>>> | undefined;
    /** The names of the tenants that there are. Without them, any name is that of one. */
    readonly tenants?: readonly string[] | undefined;
    /**
     * Compares results of overrides with the spec. A difference causes an error that states its location. The default is
     * `true`.
     */
    readonly checkAnswers?: boolean | undefined;
    /**
     * Called with errors that an override throws, and with differences between its result and the spec. By default they
     * are logged to the console.
     */
    readonly onError?: ((error: unknown) => void) | undefined;
}
/** The properties of a key. */
export interface MockKey<Kind extends string = string> {
    readonly kind: Kind;
    /** The tenant whose key it is, where it is one of a tenant. */
    readonly tenant?: string | undefined;
    /** The scopes that it grants. By default it grants all. */
    readonly scopes?: readonly string[] | undefined;
}
/** The same with the parts that differ between services. */
export interface GivenMockOptions extends MockOptions {
    readonly data?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | undefined>> | undefined;
}
