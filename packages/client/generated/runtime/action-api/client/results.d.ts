/** A warning or an error as the service wrote it. */
export interface Message {
    readonly code: string;
    readonly text: string;
    /** Where it comes from, such as `query+info`. */
    readonly module: string;
    readonly data?: Readonly<Record<string, unknown>> | undefined;
}
/** What has not been described yet: any member, of an unknown type. */
export interface Item {
    readonly [name: string]: unknown;
}
/** What a result gives to the request that goes on where it ended. */
export type Continuation = Readonly<Record<string, string | number>>;
/** What every logical result has beside its modules' data. */
export interface Answer {
    /** There is more: what the next request says beside the same parameters. `batches`, `list` and `generate` do so by themselves. */
    readonly continue?: Continuation;
    readonly warnings: readonly Message[];
}
