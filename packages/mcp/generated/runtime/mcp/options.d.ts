import type { Entry, ProjectTable } from "./table.js";
/** Options of an MCP server, for any set of services. */
export interface ServeOptions {
    /**
     * Options of the client of each service, by its id. A service without them can be searched and described, not called.
     */
    readonly services?: Readonly<Record<string, object | undefined>> | undefined;
    /** Allows calls of all operations that write. By default they are refused. */
    readonly allowWrites?: boolean | undefined;
    /** The operations that write and may be called, by name: `exchange.createPagingGroup`. */
    readonly allow?: readonly string[] | undefined;
    /** Shows response values that the spec marks as secret. By default they are masked. */
    readonly showSecrets?: boolean | undefined;
    /** The maximum length of a response in one result, in characters. The default is 20,000. */
    readonly maximumAnswer?: number | undefined;
    /** The version that the server reports. */
    readonly version?: string | undefined;
}
export interface Permission {
    /** True if any operation that writes is allowed. */
    readonly mayWrite: boolean;
    /** Why an operation may not be called, and how to allow it; undefined where it may. */
    refusal(entry: Entry): string | undefined;
}
/** Reading is allowed; of what writes, that which the options name. */
export declare function permissionOf(project: ProjectTable, { allowWrites, allow }: ServeOptions): Permission;
