import type { Request } from "./request.js";
import type { Table } from "./table.js";
export interface Parameters {
    /**
     * All parameters as one query string. Those of the body follow those of the URL, so that the last of a name takes
     * effect.
     */
    readonly wire: string;
    /** By name, without arrays. */
    readonly given: ReadonlyMap<string, string>;
}
/** The parameters of a request. Only a form in parts is read asynchronously. */
export declare function parametersOf(table: Table, request: Request): Parameters | Promise<Parameters>;
