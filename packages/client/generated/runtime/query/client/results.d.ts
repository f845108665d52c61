/** A warning or an error as the service wrote it. */
export interface Message {
    readonly code: string;
    readonly text: string;
    /** The path or the name of its module; empty if the service does not state it. */
    readonly module: string;
    /** The name of the parameter in the request, if the service states it. */
    readonly parameter?: string | undefined;
    readonly data?: Readonly<Record<string, unknown>> | undefined;
}
/** An object that is not described yet. Its members are of unknown type. */
export interface Item {
    readonly [name: string]: unknown;
}
/** The parameters that continue a request after its result. */
export type Continuation = Readonly<Record<string, string | number>>;
/** The members of every result in addition to the data of its modules. */
export interface Answer {
    /**
     * Present if there are more results: the parameters to add to the next request. Methods that fetch all results
     * continue automatically.
     */
    readonly continue?: Continuation;
    readonly warnings: readonly Message[];
}
/** A JSON object as received; the types of the caller describe its contents. */
export type Data = Record<string, any>;
export declare const isObject: (value: unknown) => value is Data;
/**
 * Puts more of the same into an object: objects member by member, lists behind one another (with `once`, without what
 * they have already), of anything else the later.
 */
export declare function merge(into: Data, from: Data, once?: boolean): void;
