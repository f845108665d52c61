import type { MockModule } from "../server/options.js";
/** What a mock of query modules may be given. */
export interface ModuleMockOptions<Handlers, Options> {
    /** The address of the one endpoint, as the client has it. Without it, at its own path of any host. */
    readonly endpoint?: string | URL | undefined;
    /** Another number has other values, and the same number the same; 0. */
    readonly seed?: number | undefined;
    /** What is particular to the examples of modules, by name. */
    readonly modules?: Readonly<Record<string, MockModule>> | undefined;
    /** What answers in place of examples, for good. */
    readonly handlers?: Handlers | undefined;
    /** What a server may be given: who asks, what the site has. */
    readonly server?: Options | undefined;
    /**
     * Whether what an override answers is compared with the spec: where it differs, the answer is an error that says
     * where. It is, unless this is `false`.
     */
    readonly checkAnswers?: boolean | undefined;
    /** Gets what an override threw, and what of its answer is not as the spec says. Without it, the console does. */
    readonly onError?: ((error: unknown) => void) | undefined;
}
