/** Options for the mock of a resource service. */
export interface MockOptions<Kind extends string = string> {
    /** The URL of the service, as in its client. By default, the service's own path on any host is used. */
    readonly baseUrl?: string | URL | undefined;
    /** Selects the generated values, which are the same for the same number; 0 by default. */
    readonly seed?: number | undefined;
    /** The initial number of objects per resource, unless `data` contains them; 3 by default. */
    readonly count?: number | undefined;
    /** The known keys, each with its kind or its properties. Without this option, any key is accepted for everything. */
    readonly keys?: Readonly<Record<string, Kind | MockKey<Kind>>> | undefined;
    /** The names of the existing tenants. Without this option, any name is accepted. */
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
    /** The tenant that the key is for, if it is limited to one. */
    readonly tenant?: string | undefined;
    /** The scopes that the key grants. By default it grants all. */
    readonly scopes?: readonly string[] | undefined;
}
/** The same options with the parts that differ between services. */
export interface GivenMockOptions extends MockOptions {
    readonly data?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | undefined>> | undefined;
}
