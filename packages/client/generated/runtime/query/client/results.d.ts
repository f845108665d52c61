/** A warning or an error as the service wrote it. */
export interface Message {
    readonly code: string;
    readonly text: string;
    /** The path or the name of the module that it is of; empty where the service does not say. */
    readonly module: string;
    /** The name of the parameter in the request, where the service says it. */
    readonly parameter?: string | undefined;
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
    /**
     * There is more: what the next request says beside the same parameters. Calls that go to the end do so by themselves.
     */
    readonly continue?: Continuation;
    readonly warnings: readonly Message[];
}
/** A JSON object as it came: what is in it is for the types of the caller to say. */
export type Data = Record<string, any>;
export declare const isObject: (value: unknown) => value is Data;
/**
 * Puts more of the same into an object: objects member by member, lists behind one another (with `once`, without what
 * they have already), of anything else the later.
 */
export declare function merge(into: Data, from: Data, once?: boolean): void;
