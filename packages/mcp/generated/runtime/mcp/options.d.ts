import type { Entry, ProjectTable } from "./table.js";
/** How a server of MCP serves, whatever the services are. */
export interface ServeOptions {
    /**
     * Options of the client of each service, by its id. A service without them can be searched and described, not called.
     */
    readonly services?: Readonly<Record<string, object | undefined>> | undefined;
    /** Whether all operations that write may be called; none where nothing is said. */
    readonly allowWrites?: boolean | undefined;
    /** The operations that write and may be called, by name: `exchange.createPagingGroup`. */
    readonly allow?: readonly string[] | undefined;
    /** Shows values of answers that the service's description calls secret; they are masked where nothing is said. */
    readonly showSecrets?: boolean | undefined;
    /** How many characters of an answer one result holds; 20,000 where nothing is said. */
    readonly maximumAnswer?: number | undefined;
    /** The version that the server says it has. */
    readonly version?: string | undefined;
}
/** What may be called. */
export interface Permission {
    /** Whether any call may change something. */
    readonly mayWrite: boolean;
    /** Why an operation may not be called, and how to allow it; undefined where it may. */
    refusal(entry: Entry): string | undefined;
}
/** Reading is allowed; of what writes, that which the options name. */
export declare function permissionOf(project: ProjectTable, { allowWrites, allow }: ServeOptions): Permission;
