/** A warning or an error in the service's own words. */
export interface Message {
    readonly code: string;
    readonly text: string;
    /** The path or the name of the module. Empty if the service does not report it. */
    readonly module: string;
    /** The name of the parameter in the request, if the service reports it. */
    readonly parameter?: string | undefined;
    readonly data?: Readonly<Record<string, unknown>> | undefined;
}
/** An object whose members are not described yet and have unknown types. */
export interface Item {
    readonly [name: string]: unknown;
}
/** The parameters that continue a request after its current result. */
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
/** A JSON object as received. The caller's types describe its contents. */
export type Data = Record<string, any>;
export declare const isObject: (value: unknown) => value is Data;
/**
 * Merges data into an object. Objects are merged member by member, lists are concatenated, and other values are
 * replaced. With `once`, list items that are already present are skipped.
 */
export declare function merge(into: Data, from: Data, once?: boolean): void;
