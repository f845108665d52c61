import type { Request } from "./request.js";
import type { Table } from "./table.js";
export interface Parameters {
    /** As one query string, that of the body behind that of the address, so that the last of a name wins. */
    readonly wire: string;
    /** By name, without those that are arrays. */
    readonly given: ReadonlyMap<string, string>;
}
/** The parameters of a request. Only a form in parts is read asynchronously. */
export declare function parametersOf(table: Table, request: Request): Parameters | Promise<Parameters>;
