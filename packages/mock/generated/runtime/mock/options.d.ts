/** What a mock of a service of resources may be given. */
export interface MockOptions<Kind extends string = string> {
    /** Where the service is reached, as its client has it. Without it, at its own path of any host. */
    readonly baseUrl?: string | URL | undefined;
    /** Another number has other values, and the same number the same; 0. */
    readonly seed?: number | undefined;
    /** How many objects of each resource there are at the start, where `data` does not say it; 3. */
    readonly count?: number | undefined;
    /**
     * The keys that are known, each with its kind, or with more that is known of it. Without them, any key may do
     * anything.
     */
    readonly keys?: Readonly<Record<string, Kind | MockKey<Kind>>> | undefined;
    /** The names of the tenants that there are. Without them, any name is that of one. */
    readonly tenants?: readonly string[] | undefined;
    /**
     * Whether what an override answers is compared with the spec: where it differs, the answer is an error that says
     * where. It is, unless this is `false`.
     */
    readonly checkAnswers?: boolean | undefined;
    /** Gets what an override threw, and what of its answer is not as the spec says. Without it, the console does. */
    readonly onError?: ((error: unknown) => void) | undefined;
}
/** What is known of a key. */
export interface MockKey<Kind extends string = string> {
    readonly kind: Kind;
    /** The tenant whose key it is, where it is one of a tenant. */
    readonly tenant?: string | undefined;
    /** What it allows; all where it is not said. */
    readonly scopes?: readonly string[] | undefined;
}
/** The same with what differs between services. */
export interface GivenMockOptions extends MockOptions {
    readonly data?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | undefined>> | undefined;
}
