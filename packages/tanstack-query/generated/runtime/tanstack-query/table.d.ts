/** A service of resources, as the generated entry point describes it to the runtime. */
export interface ServiceTable {
    /** What its keys begin with. */
    readonly name: string;
    /** By the name of the resource and that of the operation, as a client has them. */
    readonly resources: Readonly<Record<string, Readonly<Record<string, OperationEntry>>>>;
}
export interface OperationEntry {
    /** The parameters of the path, in its order. */
    readonly path?: readonly string[] | undefined;
    /** Whether it takes a body. */
    readonly body?: true | undefined;
    /** The fields of its body that are secret, where it reads. */
    readonly secrets?: readonly string[] | undefined;
    /** Whether it is about a tenant. */
    readonly tenant?: true | undefined;
    /** The header fields of requests that the service declares, but for secret ones. */
    readonly headers?: readonly string[] | undefined;
    /** Whether it answers with a list that has pages. */
    readonly pages?: true | undefined;
    /** What it affects, where it does more than read. */
    readonly affects?: readonly Affected[] | undefined;
}
/**
 * A reading operation: its resource, its name, the parameters of its path that the change has too, and whether what it
 * read is gone. Without such parameters, whatever it was asked for is affected.
 */
export type Affected = readonly [resource: string, operation: string, path?: readonly string[], gone?: true];
/** A query service, as the generated entry point describes it to the runtime. */
export interface QueryTable {
    /** What its keys begin with. */
    readonly name: string;
    /** The groups of modules by the roles of these: which answer items of lists, and which facts. */
    readonly items: readonly string[];
    readonly facts: readonly string[];
    /** What names a generator in a request; undefined where there are none. */
    readonly generator?: string | undefined;
    /** Whether answers go on. */
    readonly continues: boolean;
    /** The names of parameters that are secret, without prefixes, beside those that end in `token` or `password`. */
    readonly secrets?: readonly string[] | undefined;
}
