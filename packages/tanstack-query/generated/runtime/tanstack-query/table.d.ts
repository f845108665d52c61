/** A resource service, as its generated entry point describes it to the runtime. */
export interface ServiceTable {
    /** The first element of the query keys. */
    readonly name: string;
    /** The operations by the client's names of the resource and the operation. */
    readonly resources: Readonly<Record<string, Readonly<Record<string, OperationEntry>>>>;
}
export interface OperationEntry {
    /** The path parameters in their order. */
    readonly path?: readonly string[] | undefined;
    readonly body?: true | undefined;
    /** The secret fields of the request body of a read operation. */
    readonly secrets?: readonly string[] | undefined;
    /** True if the operation accepts a tenant. */
    readonly tenant?: true | undefined;
    /** The request header fields that the service declares, except secret ones. */
    readonly headers?: readonly string[] | undefined;
    /** True if the operation returns a list with pages. */
    readonly pages?: true | undefined;
    /** The effects of an operation that changes data. */
    readonly affects?: readonly Affected[] | undefined;
}
/**
 * An affected read operation: its resource, its name, the path parameters that it shares with the change, and whether
 * its object is gone. Without shared parameters, all calls of it are affected.
 */
export type Affected = readonly [resource: string, operation: string, path?: readonly string[], gone?: true];
/** A query service, as its generated entry point describes it to the runtime. */
export interface QueryTable {
    /** The first element of the query keys. */
    readonly name: string;
    /** The groups of modules by role: those that return items of lists, and those that return facts. */
    readonly items: readonly string[];
    readonly facts: readonly string[];
    /** The parameter that names a generator, or undefined if there are none. */
    readonly generator?: string | undefined;
    /** True if responses can be continued. */
    readonly continues: boolean;
    /** The names of secret parameters without prefixes, in addition to those that end in `token` or `password`. */
    readonly secrets?: readonly string[] | undefined;
}
